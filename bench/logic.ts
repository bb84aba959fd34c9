/**
 * What the game's own logic costs: milliseconds per answer in the engine (replay of the step, options, any-time offers) and
 * per set of views, over random five-player games; the last third of each game is listed apart.
 * `npm run bench:logic -- --games 40`. Prints a Markdown table.
 */
import { parseArgs } from 'node:util';

import { choose, startMatch, viewOf } from '../shared/engine/match';
import { blackOrchestra } from '../shared/games/black-orchestra';
import { randomChoice, seatsOf, testEntropy, testRandom } from '../shared/testing/playout';
import { shown, table } from './lib/markdown';
import { median, quantile } from './lib/statistics';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '40' }, seats: { type: 'string', default: '5' } },
});
const seats = Number(values.seats);

interface Sample {
  readonly choose: number;
  readonly views: number;
}

function now(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

function row(name: string, samples: readonly number[]): readonly string[] {
  return [name, String(samples.length), ...[0.5, 0.99, 1].map((q) => shown(quantile(samples, q), 3))];
}

function play(seed: number): { readonly samples: readonly Sample[]; readonly bytes: number } {
  const random = testRandom(seed);
  const samples: Sample[] = [];
  let match = startMatch(blackOrchestra, { seats, options: {}, entropy: testEntropy(seed) });
  while (match.over === null) {
    const choice = randomChoice(match.asks, random);
    const t0 = now();
    const result = choose(blackOrchestra, match, choice);
    const t1 = now();
    if (!result.ok) throw new Error(result.why);
    match = result.match;
    for (const viewer of [...seatsOf(seats), null]) JSON.stringify(viewOf(blackOrchestra, match, viewer));
    samples.push({ choose: t1 - t0, views: now() - t1 });
  }
  return { samples, bytes: JSON.stringify(match).length };
}

play(0);
const games = Array.from({ length: Number(values.games) }, (_, i) => play(i + 1));
const all = games.flatMap(({ samples }) => samples);
const late = games.flatMap(({ samples }) => samples.slice(Math.floor((samples.length * 2) / 3)));
const chosen = (samples: readonly Sample[]): readonly number[] => samples.map((sample) => sample.choose);
const viewed = (samples: readonly Sample[]): readonly number[] => samples.map(({ views }) => views);
console.log(
  table(
    ['milliseconds', 'samples', 'median', 'p99', 'max'],
    [
      row('answer', chosen(all)),
      row('answer, last third of a game', chosen(late)),
      row(`${seats + 1} views as JSON`, viewed(all)),
      row(`${seats + 1} views as JSON, last third`, viewed(late)),
    ],
  ),
);
console.log(`\nmedian state at the end of a game: ${Math.round(median(games.map(({ bytes }) => bytes)))} bytes`);
