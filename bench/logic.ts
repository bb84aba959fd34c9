/**
 * What the game's own logic costs: milliseconds per answer in the engine (replay of the step, options, any-time offers) and
 * per set of views, over random games; the last third of each game is listed apart.
 * Then whole games a second, with answers that are replayed and simulated on live scripts.
 * `npm run bench:logic -- --games 40`; `--game` names another game than the first. Prints a Markdown table.
 */
import { parseArgs } from 'node:util';

import { median, quantile } from '../e2e/lib/statistics';
import type { GameModule } from '../shared/engine/game';
import { answerAsk, type Match, startMatch, viewOf } from '../shared/engine/match';
import { Session } from '../shared/engine/session';
import { randomChoice, seatsOf, testKeys, testRandom } from '../shared/testing/playout';
import { gameOf, PLAYED } from './games';
import { shown, table } from './lib/markdown';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: PLAYED },
    games: { type: 'string', default: '40' },
    seats: { type: 'string', default: '5' },
  },
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

function play(game: GameModule, seed: number): { readonly samples: readonly Sample[]; readonly bytes: number } {
  const random = testRandom(seed);
  const samples: Sample[] = [];
  let match = startMatch(game, { seats, options: {}, keys: testKeys(game, seed) });
  while (match.over === null) {
    const choice = randomChoice(match.asks, random);
    const t0 = now();
    const result = answerAsk(game, match, choice);
    const t1 = now();
    if (!result.ok) throw new Error(result.why);
    match = result.match;
    for (const viewer of [...seatsOf(seats), null]) JSON.stringify(viewOf(game, match, viewer));
    samples.push({ choose: t1 - t0, views: now() - t1 });
  }
  return { samples, bytes: JSON.stringify(match).length };
}

/** Games a second of processor time, of the same games: with answers that are kept and replayed, and simulated. */
function speeds(game: GameModule, seeds: readonly number[]): { readonly kept: number; readonly simulated: number } {
  const perSecond = (playOne: (match: Match, random: () => number) => void): number => {
    const before = process.cpuUsage();
    for (const seed of seeds) {
      playOne(startMatch(game, { seats, options: {}, keys: testKeys(game, seed) }), testRandom(seed));
    }
    const { user, system } = process.cpuUsage(before);
    return (seeds.length * 1e6) / (user + system);
  };
  return {
    kept: perSecond((start, random) => {
      let match = start;
      while (match.over === null) {
        const result = answerAsk(game, match, randomChoice(match.asks, random));
        if (!result.ok) throw new Error(result.why);
        match = result.match;
      }
    }),
    simulated: perSecond((start, random) => {
      const session = new Session(game, start);
      while (session.over === null) session.answer(randomChoice(session.asks, random));
    }),
  };
}

async function main(): Promise<void> {
  const game = await gameOf(values.game).load();
  play(game, 0);
  const games = Array.from({ length: Number(values.games) }, (_, i) => play(game, i + 1));
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
  const { kept, simulated } = speeds(
    game,
    games.map((_, i) => i + 1),
  );
  console.log(
    `games a second of processor time: ${shown(kept, 1)} kept, ${shown(simulated, 1)} simulated (${shown(simulated / kept, 2)} times)`,
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
