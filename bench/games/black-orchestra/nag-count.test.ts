import { blackOrchestra } from '../../../shared/games/black-orchestra';
import { BUDGET, nagsOf } from './nag-count';

test('players who keep their cards and say nothing in advance are rarely asked what they did not ask for', () => {
  const { perRound, perKind, turns, waited } = nagsOf(blackOrchestra, 'random', { seats: 5, games: 15, from: 1 });
  const share = (most: number): number => perRound.filter((n) => n <= most).length / perRound.length;
  expect(perRound.length).toBeGreaterThan(300);
  expect(share(BUDGET.p95)).toBeGreaterThanOrEqual(0.95);
  expect(share(BUDGET.p99)).toBeGreaterThanOrEqual(0.99);
  expect(waited / turns).toBeLessThanOrEqual(BUDGET.waited);
  expect([...perKind.keys()]).not.toContain('before-event');
  // A turn's own actions have a clock as well (bug: they were counted, and whoever plays by luck ended every turn at once).
  expect([...perKind.keys()]).not.toContain('action');
  expect([...perKind.keys()]).toContain('event-moves-hitler');
});
