import { liarsDice } from '../../../shared/games/liars-dice';
import { nagsOf } from '../../bots/nags';

test('in a game that promises nothing, questions with another clock than that of the turn are counted', () => {
  const { perRound, withOwn, perKind, turns } = nagsOf(liarsDice, 'random', {
    seats: 3,
    games: 10,
    from: 1,
    clocks: null,
  });
  expect(turns).toBeGreaterThan(perRound.length / 3);
  expect(withOwn).toEqual(perRound);
  expect([...perKind.keys()]).toEqual(['doubt']);
  // In a round each can doubt at most a bid a turn.
  expect(Math.max(...perRound)).toBeLessThanOrEqual(3);
  expect(perRound.reduce((sum, n) => sum + n, 0)).toBe(perKind.get('doubt'));
});
