/**
 * How long players wait for the acknowledgement of an answer while nobody watches, and while hundreds do under names and talk among
 * themselves and foretell the end: in turn, in one run, over real sockets on loopback, with the conversation of the table going on. Server and
 * spectators are processes of their own.
 * `npm run bench:watching -- --rounds 5 --seconds 20 --spectators 500 --think 500`; prints Markdown.
 */
import { parseArgs } from 'node:util';

import { median, quantile } from '../e2e/lib/statistics';
import { Browser } from '../server/testing/browser';
import { randomChoice, testRandom } from '../shared/testing/playout';
import { SEATS, SYNTHETIC } from './games';
import { buildPrograms } from './lib/build';
import { type Child, pause, withChild } from './lib/child';
import { shown, table, targetTable } from './lib/markdown';
import type { Heard, WatchersApi } from './load/watchers';
import { withServer } from './servers';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '20' },
    spectators: { type: 'string', default: '500' },
    think: { type: 'string', default: '500' },
  },
});

const SPECTATORS = Number(values.spectators);
/** A player thinks for so long: people seldom answer as quickly. */
const THINK_MS = Number(values.think);
/** So often somebody at the table says a line, and one of the spectators. */
const SAY_MS = 2_000;
const COMMENT_MS = 500;
/** After spectators have come or gone. */
const SETTLE_MS = 3_000;

/** What was measured in one round: times in milliseconds. */
interface Round {
  readonly alone: readonly number[];
  readonly watched: readonly number[];
  readonly heard: Heard;
}

/** The people of a table, who answer whatever they are asked until told to stop. */
async function play(players: readonly Browser[], until: () => boolean, took: (ms: number) => void): Promise<void> {
  const random = testRandom(1);
  let said = performance.now();
  while (!until()) {
    const asked = await Promise.race(
      players.map((one) =>
        one.until(() => (one.view.view.asks.some(({ options }) => options.length > 0) ? one : null)),
      ),
    );
    const { ask, key } = randomChoice(asked.view.view.asks, random);
    const begun = performance.now();
    await asked.choose(ask, key);
    took(performance.now() - begun);
    if (performance.now() - said > SAY_MS) {
      said = performance.now();
      await asked.say('say', { text: 'I am thinking' });
    }
    await pause(THINK_MS);
  }
}

async function stretch(players: readonly Browser[]): Promise<readonly number[]> {
  await pause(SETTLE_MS);
  const answersMs: number[] = [];
  const end = performance.now() + Number(values.seconds) * 1_000;
  await play(
    players,
    () => performance.now() >= end,
    (ms) => answersMs.push(ms),
  );
  return answersMs;
}

async function measure(): Promise<readonly Round[]> {
  return withServer('ours-sqlite', SYNTHETIC, ({ port }) =>
    withChild('watchers', async (watchers: Child<WatchersApi>) => {
      const players = Array.from({ length: SEATS }, () => new Browser(`http://127.0.0.1:${port}`));
      const [host, ...guests] = players;
      if (host === undefined) throw new Error('nobody plays');
      const code = await host.create('Player 0', SYNTHETIC);
      for (const [i, guest] of guests.entries()) await guest.join(code, `Player ${i + 1}`);
      await host.say('start', {});
      await Promise.all(players.map((one) => one.until(() => one.views.length > 0)));
      const rounds: Round[] = [];
      while (rounds.length < Number(values.rounds)) {
        const alone = await stretch(players);
        await watchers.ask('come', port, code, SPECTATORS, COMMENT_MS);
        const watched = await stretch(players);
        const heard = await watchers.ask('go');
        rounds.push({ alone, watched, heard });
        console.error(
          `round ${rounds.length}: p99 ${shown(quantile(alone, 0.99), 1)}, ${shown(quantile(watched, 0.99), 1)}`,
        );
      }
      for (const one of players) one.close();
      return rounds;
    }),
  );
}

function report(rounds: readonly Round[]): string {
  const at = (which: 'alone' | 'watched', q: number): number =>
    median(rounds.map((round) => quantile(round[which], q)));
  const rows = (['alone', 'watched'] as const).map((which) => [
    which === 'alone' ? 'nobody' : String(SPECTATORS),
    shown(median(rounds.map((round) => round[which].length))),
    shown(at(which, 0.5), 2),
    shown(at(which, 0.99), 2),
  ]);
  const missed = rounds.some(({ heard }) => heard.patches === 0 || heard.comments === 0 || heard.foretold === 0);
  return [
    `### Players beside ${SPECTATORS} spectators of their room: ${SYNTHETIC}`,
    table(['who watches', 'answers a round', 'median ms', 'p99 ms'], rows),
    missed ? 'The spectators were told or foretold nothing in one of the rounds: this measures nothing.' : '',
    targetTable([
      {
        what: 'p99: watched / alone',
        bound: 'at most',
        wanted: 1.6,
        measured: at('watched', 0.99) / at('alone', 0.99),
      },
    ]),
  ].join('\n\n');
}

async function main(): Promise<void> {
  await buildPrograms();
  console.log(report(await measure()));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
