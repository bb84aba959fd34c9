import { blackOrchestra } from '../../../shared/games/black-orchestra';
import { blackOrchestraTesting } from '../../../shared/games/black-orchestra/testing';
import { nagsOf } from '../../bots/nags';

test('players who keep their cards and say nothing in advance are rarely asked what they did not ask for', () => {
  const { nags: budget } = blackOrchestraTesting;
  if (budget === undefined) throw new Error('nothing is promised');
  const { perRound, perKind, turns, waited } = nagsOf(blackOrchestra, 'random', {
    seats: 5,
    games: 15,
    from: 1,
    clocks: budget.clocks,
  });
  const share = (most: number): number => perRound.filter((n) => n <= most).length / perRound.length;
  expect(perRound.length).toBeGreaterThan(300);
  expect(share(budget.p95)).toBeGreaterThanOrEqual(0.95);
  expect(share(budget.p99)).toBeGreaterThanOrEqual(0.99);
  expect(waited / turns).toBeLessThanOrEqual(budget.waited);
  expect([...perKind.keys()]).not.toContain('before-event');
  // A turn's own actions have a clock as well (bug: they were counted, and whoever plays by luck ended every turn at once).
  expect([...perKind.keys()]).not.toContain('action');
  expect([...perKind.keys()]).toContain('event-moves-hitler');
});
