/**
 * How long players wait for the smallest command while all workers think for bots of other tables, against the same tables with
 * nobody who looks on, so that their bots rest; in turn, in one run. Beside it, what the server's own work for moves costs: bots that
 * answer at once by rules of thumb; and what the machine gives: a program that only spins, at the priority of a worker and at that
 * of the server.
 * `npm run bench:bots -- --rounds 5 --seconds 8 --tables 4`; prints Markdown.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { openTable } from '../e2e/bots/table';
import { ServerProcess } from '../e2e/lib/server';
import { median, quantile } from '../e2e/lib/statistics';
import { Browser } from '../server/testing/browser';
import { games } from '../shared/games/registry';
import { pause } from './lib/child';
import { formatted, table, targetTable } from './lib/markdown';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '8' },
    tables: { type: 'string', default: '4' },
  },
});

const GAME = games.find(({ meta }) => meta.bots !== undefined)?.meta.name ?? '';
/** A player does something so often: much more often than people do. */
const EVERY_MS = 10;
/** After people or programs have come or gone. */
const SETTLE_MS = 500;

/** What else goes on while commands are timed. */
const BESIDE = [
  'bots rest',
  'bots think',
  'bots answer at once',
  'a spinning program, low priority',
  'a spinning program',
] as const;
type Beside = (typeof BESIDE)[number];

function spin(lower: number): ChildProcess {
  const program = `require('node:os').setPriority(${lower}); for (;;);`;
  return spawn(process.execPath, ['-e', program], { stdio: 'ignore' });
}

/** Times of the smallest command, for so long. */
async function commands(player: Browser): Promise<readonly number[]> {
  const times: number[] = [];
  const end = performance.now() + Number(values.seconds) * 1_000;
  while (performance.now() < end) {
    const begun = performance.now();
    // Refused before anything is read or written: it waits for the event loop alone.
    await player.raws('nothing');
    times.push(performance.now() - begun);
    await pause(EVERY_MS);
  }
  return times;
}

/** Lets something go on, and resolves to what ends it, and to how many states bots have made meanwhile. */
async function begin(beside: Beside, url: string): Promise<() => number> {
  switch (beside) {
    case 'bots rest':
      return () => 0;
    case 'bots think':
    case 'bots answer at once': {
      const level = beside === 'bots think' ? 'steady' : 'quick';
      const tables = Array.from({ length: Number(values.tables) }, () => openTable(url, GAME, [level, level, level]));
      const onlookers = (await Promise.all(tables)).map(({ code }) => ({ code, one: new Browser(url) }));
      await Promise.all(onlookers.map(({ code, one }) => one.say('enter', { code, token: null })));
      return () => {
        for (const { one } of onlookers) one.close();
        return onlookers.reduce((sum, { one }) => sum + one.views.length, 0);
      };
    }
    case 'a spinning program, low priority':
    case 'a spinning program': {
      const spinning = spin(beside === 'a spinning program' ? 0 : 10);
      return () => {
        spinning.kill('SIGKILL');
        return 0;
      };
    }
  }
}

interface Sample {
  readonly times: readonly number[];
  readonly states: number;
}

/** The commands of a player beside each of these, at a server of their own: one opens only so many rooms for an address in an hour. */
async function measured(): Promise<ReadonlyMap<Beside, Sample>> {
  const server = await ServerProcess.start({ BOT_PAUSE_MS: '0' });
  try {
    const player = new Browser(server.url);
    await player.create('Anna', GAME);
    await commands(player);
    const samples = new Map<Beside, Sample>();
    for (const beside of BESIDE) {
      const stop = await begin(beside, server.url);
      await pause(SETTLE_MS);
      const times = await commands(player);
      samples.set(beside, { times, states: stop() });
      await pause(SETTLE_MS);
    }
    player.close();
    return samples;
  } finally {
    await server.dispose();
  }
}

async function main(): Promise<void> {
  const rounds: ReadonlyMap<Beside, Sample>[] = [];
  for (let round = 1; round <= Number(values.rounds); round++) {
    rounds.push(await measured());
    console.error(`round ${round}: load ${formatted(loadavg()[0] ?? NaN, 1)}`);
  }
  const samplesOf = (beside: Beside): readonly Sample[] => rounds.flatMap((round) => round.get(beside) ?? []);
  const at = (beside: Beside, q: number): number => median(samplesOf(beside).map(({ times }) => quantile(times, q)));
  const rows = BESIDE.map((beside) => [
    beside,
    formatted(at(beside, 0.5), 2),
    formatted(at(beside, 0.99), 2),
    formatted(at(beside, 0.99) / at('bots rest', 0.99), 2),
    formatted(median(samplesOf(beside).map(({ states }) => states))),
  ]);
  const target = at('bots think', 0.99) / at('bots rest', 0.99);
  console.log(
    [
      `### Players beside bots that think: ${GAME}`,
      table(['beside', 'median ms', 'p99 ms', 'p99 / at rest', 'states made by bots a round'], rows),
      targetTable([{ what: 'p99: bots think / bots rest', bound: 'at most', wanted: 1.5, measured: target }]),
    ].join('\n\n'),
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
