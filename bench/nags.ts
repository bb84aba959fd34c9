/**
 * How often players are asked something that they did not ask for, counted in games. Bots keep their cards until they find them worth
 * it; they ask nobody for anything. `random` keeps all cards, and makes and grants many requests.
 * `npm run nags -- --games 1000 --from 1 --players steady [--game <name>] [--seats 5] [--option edition=first]` prints Markdown; it
 * measures no time. Exits with 1 when a game asks more often than it promises.
 */
import { parseArgs } from 'node:util';

import { gameTestings } from '../shared/games/testing';
import { chosenTestings, type GameTesting, type NagBudget } from '../shared/testing/game-testing';
import { givenOptions, withOptions } from '../shared/testing/playout';
import { isWithin, type Nags, nagsOf } from './bots/nags';
import { policyOf } from './bots/table';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '1000' },
    players: { type: 'string', default: 'quick' },
    from: { type: 'string', default: '1' },
    seats: { type: 'string' },
    option: { type: 'string', multiple: true, default: [] },
  },
});

for (const testing of chosenTestings(gameTestings, values.game)) count(testing);

function count({ game, nags: promised }: GameTesting): void {
  const budget = promised ?? null;
  const { name, minSeats, maxSeats } = game.meta;
  const policy = policyOf(game, values.players);
  if (policy === null) throw new Error(`${name} has no players ${values.players}`);
  const players = values.players === 'random' ? 'random' : policy;
  // A player alone is asked nothing because of others.
  const least = Math.max(2, minSeats);
  const all = Array.from({ length: maxSeats - least + 1 }, (_, i) => least + i);
  for (const seats of values.seats === undefined ? all : [Number(values.seats)]) {
    const played = withOptions(game, givenOptions(values.option));
    const clocks = budget?.clocks ?? null;
    const nags = nagsOf(played, players, { seats, games: Number(values.games), from: Number(values.from), clocks });
    if (budget !== null && !isWithin(nags, budget)) process.exitCode = 1;
    report(name, seats, nags, budget);
  }
}

function report(name: string, seats: number, nags: Nags, budget: NagBudget | null): void {
  const { perRound, withOwn, perKind, perThing, turns, waited } = nags;
  console.log(
    `\n${name}, ${seats} players (${values.players}), ${values.games} games, ${perRound.length} rounds of a player\n`,
  );
  console.log(
    '| questions nobody asked for, per player and round | mean | p95 | p99 | most | seconds waited, per turn |',
  );
  console.log('| --- | --- | --- | --- | --- | --- |');
  console.log(`| in the turns of others | ${figures(perRound)} | ${(waited / turns).toFixed(2)} |`);
  if (budget !== null)
    console.log(`| wanted | | ${budget.p95} | ${budget.p99} | ${budget.most} | ${budget.waited.toFixed(2)} |`);
  console.log(`| with the windows of the own turn | ${figures(withOwn)} | |`);
  const listed = (list: ReadonlyMap<string, number>): string =>
    [...list]
      .sort(([, a], [, b]) => b - a)
      .map(([of, n]) => `${of} ${(n / perRound.length).toFixed(3)}`)
      .join(', ');
  console.log(`\nper kind: ${listed(perKind)}\nper thing: ${listed(perThing)}`);
}

/** Mean, what 95 and 99 of 100 are at most, and the most. */
function figures(counts: readonly number[]): string {
  const sorted = [...counts].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const mean = sorted.reduce((sum, n) => sum + n, 0) / sorted.length;
  return [mean.toFixed(3), at(0.95), at(0.99), at(1)].join(' | ');
}
