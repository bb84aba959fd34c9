import { one, Scenario, stackDeck } from '../../testing/scenario';
import { setAsideAllBut } from '../../testing/set-aside';

function holding(edit?: (draft: Parameters<typeof one>[0]) => void): Scenario {
  return Scenario.turn({
    table: (draft) => {
      Object.assign(one(draft, 'beck'), { motivation: 'skeptical', dossier: ['infiltrate-bunker#1'] });
      stackDeck(draft, ['safe#1', 'ambush#1', 'sniper#1', 'cover-story#1']);
      edit?.(draft);
    },
  }).choose('beck', 'act:infiltrate-bunker#1');
}

describe('Infiltrate the Bunker', () => {
  it('draws up to three cards one by one, then raises its holder’s suspicion [R19]', () => {
    const s = holding();
    expect(s.waiting).toEqual(['beck:draw']);
    expect(s.options('beck')).toEqual(['draw', 'stop']);
    expect(s.who('beck').suspicion).toBe('medium');
    s.choose('beck', 'draw').choose('beck', 'draw');
    expect(s.who('beck')).toMatchObject({ dossier: ['safe#1', 'ambush#1', 'sniper#1'], suspicion: 'high' });
    expect(s.who('canaris').suspicion).toBe('medium');
    expect(s.pub.discard).toEqual(['infiltrate-bunker#1']);
  });

  it('lets its holder stop after any card, at the same price', () => {
    const s = holding().choose('beck', 'stop');
    expect(s.who('beck')).toMatchObject({ dossier: ['safe#1'], suspicion: 'high' });
    expect(s.hidden.deck[0]).toBe('ambush#1');
  });

  it('binds the dossier limit after each card: timid, three in hand [BO 4]', () => {
    const s = holding((draft) =>
      Object.assign(one(draft, 'beck'), { motivation: 'timid', dossier: ['infiltrate-bunker#1', 'delay-hitler#1'] }),
    );
    s.choose('beck', 'draw');
    expect(s.options('beck')).toEqual(['card:delay-hitler#1', 'card:safe#1', 'card:ambush#1']);
    s.choose('beck', 'card:delay-hitler#1');
    expect(s.options('beck')).toEqual(['draw', 'stop']);
  });

  it('asks no further once there is no card to draw; is not offered without any [BO 14]', () => {
    const s = holding((draft) => setAsideAllBut(draft, 'canaris', ['safe#1', 'infiltrate-bunker#1']));
    expect(s.waiting).toEqual(['beck:action']);
    expect(s.who('beck')).toMatchObject({ dossier: ['safe#1'], suspicion: 'high' });
    const none = Scenario.turn({
      table: (draft) => {
        one(draft, 'beck').dossier = ['infiltrate-bunker#1'];
        setAsideAllBut(draft, 'canaris', ['infiltrate-bunker#1']);
      },
    });
    expect(none.options('beck')).not.toContain('act:infiltrate-bunker#1');
  });
});
