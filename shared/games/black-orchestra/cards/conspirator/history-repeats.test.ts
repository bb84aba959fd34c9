import { one, Scenario } from '../../testing/scenario';
import { setAsideAllBut } from '../../testing/set-aside';

describe('History Repeats', () => {
  it('goes into the new deck with the discard pile before one card is drawn [BO 14]', () => {
    const s = Scenario.turn({
      table: (draft) => {
        one(draft, 'beck').dossier = ['history-repeats#1', 'safe#1'];
        draft.pub.discard = ['sniper#1', 'ambush#1'];
      },
    });
    const before = s.hidden.deck.length;
    s.choose('beck', 'act:history-repeats#1');
    expect(s.pub.discard).toEqual([]);
    expect(s.hidden.deck).toHaveLength(before + 2);
    expect(s.who('beck').dossier).toHaveLength(2);
    const all = [...s.hidden.deck, ...s.who('beck').dossier];
    expect(all).toEqual(expect.arrayContaining(['history-repeats#1', 'sniper#1', 'ambush#1']));
  });

  it('stays with its holder when it is the card drawn', () => {
    const outcome = (at: number) => {
      const s = Scenario.turn({
        table: (draft) => {
          // Every other card but Sniper lies in a dossier: one of two is drawn, as the shuffle will have it.
          setAsideAllBut(draft, 'canaris', ['history-repeats#1', 'sniper#1']);
          one(draft, 'beck').dossier = ['history-repeats#1'];
          draft.hidden.deck = [];
          draft.pub.discard = ['sniper#1'];
          draft.hidden.rng.conspirator.at = at;
        },
      }).choose('beck', 'act:history-repeats#1');
      expect(s.pub.discard).toEqual([]);
      return [...s.who('beck').dossier, ...s.hidden.deck];
    };
    const outcomes = [0, 1, 2, 3, 4, 5, 6, 7].map(outcome);
    expect(outcomes).toContainEqual(['history-repeats#1', 'sniper#1']);
    expect(outcomes).toContainEqual(['sniper#1', 'history-repeats#1']);
  });

  it('is not offered when there is no other card to draw', () => {
    const s = Scenario.turn({
      table: (draft) => {
        setAsideAllBut(draft, 'canaris', ['history-repeats#1']);
        one(draft, 'beck').dossier = ['history-repeats#1'];
      },
    });
    expect(s.options('beck')).not.toContain('act:history-repeats#1');
  });
});
