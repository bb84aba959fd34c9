import { plotTurn } from '../../testing/plots';
import { nextDice, one } from '../../testing/scenario';

/** Kordt rolls a target, an eagle and a target in Munich; canaris, elsewhere, may react. */
function rolled(again: 'target' | 'eagle', edit?: Parameters<typeof plotTurn>[1]['table']) {
  const s = plotTurn('hidden-bomb#1', {
    sheets: ['kordt', 'canaris', 'oster'],
    hitler: 'munich',
    items: ['keys'],
    table: (draft) => {
      one(draft, 'kordt').items = ['keys'];
      draft.pub.support = 3;
      one(draft, 'canaris').dossier = ['quick-reaction#1'];
      nextDice(draft, 'target', 'eagle', 'target', again);
      edit?.(draft);
    },
  });
  return s.choose('kordt', 'plot:hidden-bomb#1:hitler').choose('kordt', 'item:keys:kordt').choose('kordt', 'dice:3');
}

describe('Quick Reaction', () => {
  it('re-rolls the die its holder picks, on anybody’s plot; here a third target comes up [BO 12.3, scenario 48]', () => {
    const s = rolled('target');
    expect(s.waiting).toEqual(['canaris:plot-rolled']);
    expect(s.options('canaris')).toEqual(['react:quick-reaction#1', 'pass', 'pass-turn']);
    s.choose('canaris', 'react:quick-reaction#1');
    expect(s.options('canaris')).toEqual(['die:0', 'die:1', 'die:2']);
    expect(s.asks('canaris')[0]?.options.map(({ ref }) => ref)).toEqual(
      ['0', '1', '2'].map((id) => ({ kind: 'die', id })),
    );
    s.choose('canaris', 'die:1');
    expect(s.pub.roll).toMatchObject({ purpose: 'plot', who: 'kordt', dice: ['target', 'target', 'target'] });
    expect(s.over).toMatchObject({ outcome: 'victory', reason: 'hitler-killed' });
  });

  it('can make it worse: a second eagle at medium suspicion', () => {
    const s = rolled('eagle').choose('canaris', 'react:quick-reaction#1').choose('canaris', 'die:0');
    expect(s.log).toContain('log.plot-detected');
    expect(s.pub.discard).toEqual(['quick-reaction#1', 'hidden-bomb#1']);
  });

  it('may follow another, on the same die too [R16]', () => {
    const s = rolled('eagle', (draft) => {
      one(draft, 'oster').dossier = ['quick-reaction#2'];
      nextDice(draft, 'target', 'eagle', 'target', 'eagle', '2');
    });
    expect(s.waiting).toEqual(['canaris:plot-rolled', 'oster:plot-rolled']);
    s.choose('oster', 'pass').choose('canaris', 'react:quick-reaction#1').choose('canaris', 'die:1');
    // Passing before the dice changed does not bind.
    expect(s.waiting).toEqual(['oster:plot-rolled']);
    s.choose('oster', 'react:quick-reaction#2').choose('oster', 'die:1');
    expect(s.pub.roll?.dice).toEqual(['target', '2', 'target']);
    expect(s.log).toContain('log.plot-quiet');
  });

  it('of a prisoner opens no window [BO 13, scenario 48]', () => {
    const s = rolled('target', (draft) => void (one(draft, 'canaris').space = 'prison'));
    expect(s.log).toContain('log.plot-quiet');
    expect(s.waiting).toEqual(['kordt:action']);
  });
});
