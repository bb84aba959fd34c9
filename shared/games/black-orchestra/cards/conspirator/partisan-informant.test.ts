import { plotTurn } from '../../testing/plots';
import { one } from '../../testing/scenario';

function attempted(support: number, edit?: Parameters<typeof plotTurn>[1]['table']) {
  return plotTurn('hidden-bomb#1', {
    sheets: ['kordt', 'canaris', 'oster'],
    hitler: 'munich',
    table: (draft) => {
      draft.pub.support = support;
      one(draft, 'canaris').dossier = ['partisan-informant#1'];
      edit?.(draft);
    },
  }).choose('kordt', 'plot:hidden-bomb#1:hitler');
}

describe('Partisan Informant', () => {
  it('adds a die to anybody’s plot while the dice are gathered [BO 13]', () => {
    const s = attempted(5);
    expect(s.waiting).toEqual(['canaris:plot-gathering']);
    expect(s.options('canaris')).toEqual(['react:partisan-informant#1', 'pass', 'pass-turn']);
    s.choose('canaris', 'react:partisan-informant#1');
    expect(s.options('kordt')).toEqual(['dice:1', 'dice:2', 'dice:3']);
    expect(s.pub.discard).toEqual(['partisan-informant#1']);
  });

  it('opens no window with support 4, for a prisoner, or when the supply has no die for it [BO 2]', () => {
    expect(attempted(4).waiting).toEqual(['kordt:plot-dice']);
    expect(attempted(5, (draft) => void (one(draft, 'canaris').space = 'prison')).waiting).toEqual(['kordt:plot-dice']);
    // Ten dice, one on the track and seven handed out: two are left for a pool of two.
    const scarce = (handedOut: number) =>
      attempted(5, (draft) => {
        draft.pub.track = 1;
        one(draft, 'oster').extraDice = Array.from({ length: handedOut }, () => 1);
      }).waiting;
    expect(scarce(7)).toEqual(['kordt:plot-dice']);
    expect(scarce(6)).toEqual(['canaris:plot-gathering']);
  });

  it('may be held back', () => {
    expect(attempted(5).choose('canaris', 'pass').options('kordt')).toEqual(['dice:1', 'dice:2']);
  });
});
