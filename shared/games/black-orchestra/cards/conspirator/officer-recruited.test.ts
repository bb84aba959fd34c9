import { plotTurn } from '../../testing/plots';
import { one } from '../../testing/scenario';

function attempted(holder: 'kordt' | 'canaris') {
  return plotTurn('hidden-bomb#1', {
    sheets: ['kordt', 'canaris', 'oster'],
    hitler: 'munich',
    table: (draft) => {
      one(draft, holder).dossier.push('officer-recruited#1');
    },
  }).choose('kordt', 'plot:hidden-bomb#1:hitler');
}

describe('Officer Recruited', () => {
  it('adds 2 dice to its holder’s own plot [BO 13]', () => {
    const s = attempted('kordt');
    expect(s.options('kordt')).toEqual(['react:officer-recruited#1', 'pass', 'pass-turn']);
    s.choose('kordt', 'react:officer-recruited#1');
    expect(s.options('kordt')).toEqual(['dice:1', 'dice:2', 'dice:3', 'dice:4']);
    expect(s.pub.discard).toEqual(['officer-recruited#1']);
  });

  it('does nothing for the plot of another', () => {
    const s = attempted('canaris');
    expect(s.waiting).toEqual(['kordt:plot-dice']);
    expect(s.options('kordt')).toEqual(['dice:1', 'dice:2']);
  });
});
