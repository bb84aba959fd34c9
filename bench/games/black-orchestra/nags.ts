/**
 * How often players are asked something that they did not ask for, counted in games. Bots keep their cards until they find them worth
 * it; they ask nobody for anything. `random` keeps all cards, and makes and grants many requests.
 * `npm run nags -- --games 1000 --from 1 --players steady [--seats 5] [--option edition=first]` prints Markdown; it measures no time.
 */
import { parseArgs } from 'node:util';

import { blackOrchestra } from '../../../shared/games/black-orchestra';
import { givenOptions, withOptions } from '../../../shared/testing/playout';
import { policyOf } from '../../bots/table';
import { BUDGET, isWithin, type Nags, nagsOf } from './nag-count';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    players: { type: 'string', default: 'quick' },
    from: { type: 'string', default: '1' },
    seats: { type: 'string' },
    option: { type: 'string', multiple: true, default: [] },
  },
});
const game = withOptions(blackOrchestra, givenOptions(values.option));
const counts = values.seats === undefined ? [2, 3, 4, 5] : [Number(values.seats)];

const policy = policyOf(blackOrchestra, values.players);
if (policy === null) throw new Error(`no players ${values.players}`);
const players = values.players === 'random' ? 'random' : policy;

let within = true;
for (const seats of counts) {
  const nags = nagsOf(game, players, { seats, games: Number(values.games), from: Number(values.from) });
  within &&= isWithin(nags);
  report(seats, nags);
}
if (!within) process.exitCode = 1;

function report(seats: number, { perRound, withOwn, perKind, perCard, turns, waited }: Nags): void {
  console.log(`\n${seats} players (${values.players}), ${values.games} games, ${perRound.length} rounds of a player\n`);
  console.log(
    '| questions nobody asked for, per player and round | mean | p95 | p99 | most | seconds waited, per turn |',
  );
  console.log('| --- | --- | --- | --- | --- | --- |');
  console.log(`| in the turns of others | ${figures(perRound)} | ${(waited / turns).toFixed(2)} |`);
  console.log(`| wanted | | ${BUDGET.p95} | ${BUDGET.p99} | ${BUDGET.most} | ${BUDGET.waited.toFixed(2)} |`);
  console.log(`| with the windows of the own turn | ${figures(withOwn)} | |`);
  const listed = (list: ReadonlyMap<string, number>): string =>
    [...list]
      .sort(([, a], [, b]) => b - a)
      .map(([name, n]) => `${name} ${(n / perRound.length).toFixed(3)}`)
      .join(', ');
  console.log(`\nper kind: ${listed(perKind)}\nper card: ${listed(perCard)}`);
}

/** Mean, what 95 and 99 of 100 are at most, and the most. */
function figures(counts: readonly number[]): string {
  const sorted = [...counts].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const mean = sorted.reduce((sum, n) => sum + n, 0) / sorted.length;
  return [mean.toFixed(3), at(0.95), at(0.99), at(1)].join(' | ');
}
