import type { Suspicion } from '../../../board/levels';
import type { DieFace } from '../../../board/pieces';
import { nextDice, one, Scenario } from '../../../testing/scenario';

/** After the event Canaris, committed, attempts Hidden Bomb on Hitler with one die. */
function attempt(face: DieFace, suspicion: Suspicion): readonly string[] {
  const s = Scenario.event('germany-bombed', {
    table: (draft) => {
      draft.pub.leaders.hitler = { state: 'board', space: 'vienna' };
      const canaris = one(draft, 'canaris');
      Object.assign(canaris, { space: 'vienna', motivation: 'reckless', suspicion, dossier: ['hidden-bomb#1'] });
      nextDice(draft, face);
    },
  });
  s.choose('canaris', 'plot:hidden-bomb#1:hitler').choose('canaris', 'dice:1');
  return s.log.filter((id) => id === 'log.plot-detected' || id === 'log.plot-quiet');
}

describe('Germany Bombed', () => {
  it('raises support', () => {
    expect(Scenario.event('germany-bombed').pub.support).toBe(4);
  });

  it.each([
    ['eagle', 'medium', 'log.plot-detected'],
    ['target', 'medium', 'log.plot-quiet'],
    ['eagle', 'low', 'log.plot-quiet'],
    ['target', 'high', 'log.plot-detected'],
  ] as const)(
    'one more eagle counts on every plot: %s at %s suspicion: %s [BO 12, scenario 40]',
    (face, level, line) => {
      expect(attempt(face, level)).toEqual([line]);
    },
  );
});
