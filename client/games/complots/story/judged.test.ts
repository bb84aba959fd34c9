import type { MatchView } from '../../../../shared/engine/match';
import { viewOf } from '../../../../shared/engine/match';
import { complots } from '../../../../shared/games/complots';
import type { Table } from '../../../../shared/games/complots/table';
import { playout } from '../../../../shared/testing/playout';
import { claimsOf } from './claims';
import { judgedIn } from './judged';

/** What random games say of their claims at the end, beside whether each was really held when it was made. */
function judgedGames(seats: number, seeds: readonly number[]) {
  return seeds.flatMap((seed) => {
    const held = new Map<number, 'held' | 'not-held'>();
    const over = playout(complots, { seats, seed }, ({ core, log }) => {
      const last = claimsOf(log).at(-1);
      // A claim is followed by a window, so nothing has moved since it was made.
      if (last === undefined || held.has(last.at)) return;
      held.set(last.at, (core.hidden.slots[last.seat] ?? []).includes(last.character) ? 'held' : 'not-held');
    });
    const view: MatchView<Table> = viewOf(complots, over, null);
    return judgedIn(view).map(({ at, truth }) => ({ truth, real: held.get(at) }));
  });
}

test.each([2, 4, 8])('what is said of a claim at the end of a game of %s was so when it was made', (seats) => {
  const all = judgedGames(
    seats,
    Array.from({ length: 20 }, (_, i) => i + 1),
  );
  const known = all.filter(({ truth }) => truth !== 'unknown');
  expect(known.filter(({ truth, real }) => (truth === 'true') !== (real === 'held'))).toEqual([]);
  expect(new Set(known.map(({ truth }) => truth))).toEqual(new Set(['true', 'bluff', 'caught']));
});
