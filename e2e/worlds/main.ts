/**
 * Whether times tell what is hidden: the same match on real sockets, with bots and running clocks, twice in one world and once in another
 * that some viewers cannot tell from it. Compares the times from frame to frame of the two worlds with those of equal ones.
 * `npm run worlds -- --game <game> --pairs 200`; exits with 1 when anything is told. `--leak 30` plants a leak of so many milliseconds:
 * then it exits with 1 when the leak is *not* found.
 */
import { parseArgs } from 'node:util';

import { gameTestings } from '../../shared/games/testing';
import { chosenTestings, type GameTesting } from '../../shared/testing/game-testing';
import { testRandom } from '../../shared/testing/playout';
import { measure } from './measured';
import { chanceOfTold, judge } from './noise';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    pairs: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    people: { type: 'string', default: '2' },
    bots: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '6' },
    pause: { type: 'string', default: '400' },
    servers: { type: 'string', default: '4' },
    leak: { type: 'string', default: '0' },
  },
});

/** Below this what was measured is no chance. */
const TOLD = 0.001;
const LOTS = 20_000;

async function compare(testing: GameTesting): Promise<void> {
  const { meta } = testing.game;
  const [pairs, from, servers, leakMs] = [values.pairs, values.from, values.servers, values.leak].map(Number);
  const people = Number(values.people);
  const bots = meta.bots === undefined ? 0 : Math.min(Number(values.bots), meta.maxSeats - people);
  const seeds = Array.from({ length: pairs ?? 0 }, (_, i) => i + (from ?? 0));
  const parts = await Promise.all(
    Array.from({ length: servers ?? 1 }, (_, part) =>
      measure(
        testing,
        {
          game: meta.name,
          people,
          bots,
          rounds: Number(values.rounds),
          pauseMs: Number(values.pause),
          leakMs: leakMs ?? 0,
          seeds: seeds.filter((_seed, i) => i % (servers ?? 1) === part),
        },
        () => process.stderr.write('.'),
      ),
    ),
  );
  process.stderr.write('\n');
  const triples = parts.flatMap((part) => part.triples);
  const told = parts.flatMap((part) => part.told);
  const disordered = parts.reduce((sum, part) => sum + part.disordered, 0);
  const { intervals, equal, other, chance } = judge(triples, testRandom(1), LOTS);
  const ms = ({ median, p95 }: typeof equal): string =>
    `median ${median.toFixed(2)} ms, 95 of 100 ${p95.toFixed(2)} ms`;
  console.log(
    `${meta.name}, ${people} people and ${bots} bots: ${triples.length} pairs, ${intervals} intervals; apart in equal worlds ${ms(equal)}, in the two ${ms(other)}; by chance ${chance.toFixed(4)}; ${told.length} told otherwise, ${disordered} in equal worlds, by chance ${chanceOfTold(told.length, disordered).toFixed(4)}`,
  );
  for (const line of told.slice(0, 10)) console.log(line);
  const isFound = chanceOfTold(told.length, disordered) < TOLD || chance < TOLD;
  if (isFound !== (leakMs !== 0)) process.exitCode = 1;
}

async function main(): Promise<void> {
  for (const testing of chosenTestings(gameTestings, values.game)) {
    if (values.game !== undefined || testing.game.meta.play === 'rivals') await compare(testing);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
