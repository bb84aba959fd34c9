/**
 * Loads our server with SQLite for a long time and looks whether it stays as it is: memory after collecting garbage, and
 * the delay of the event loop. `npm run bench:soak -- --minutes 30`; when interrupted it shows what it has.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { quantile, slope } from '../e2e/lib/statistics';
import { PLAYED } from './games';
import { buildPrograms } from './lib/build';
import { type Child, endChildrenWhenInterrupted, pause, wasInterrupted, withChild } from './lib/child';
import { shown, table, targetTable } from './lib/markdown';
import type { SoakApi } from './load/soak';
import { progress } from './parts/part';
import { withServer } from './servers';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    matches: { type: 'string', default: '50' },
    spectators: { type: 'string', default: '20' },
    /** Milliseconds from one choice of a match to its next. */
    pace: { type: 'string', default: '500' },
    /** Seconds from one look to the next. */
    every: { type: 'string', default: '60' },
    /** A file for the Markdown. */
    out: { type: 'string' },
  },
});

/** The most that memory may have grown at the end, as a share of what it was on average, to be called flat. */
const FLAT = 0.1;
const LOOP_MS = 50;

interface Look {
  readonly minute: number;
  readonly movesPerSecond: number;
  readonly p99Ms: number;
  readonly games: number;
  readonly hungUp: number;
  readonly visits: number;
  readonly rssMB: number;
  readonly heapMB: number;
  readonly loopMs: number;
  readonly troubles: string;
}

const looks: Look[] = [];

function shownLook(look: Look): readonly string[] {
  const { minute, movesPerSecond, p99Ms, games, hungUp, visits, rssMB, heapMB, loopMs, troubles } = look;
  const numbers = [games, hungUp, visits].map((count) => shown(count));
  const figures = [p99Ms, rssMB, heapMB, loopMs].map((figure) => shown(figure, 1));
  return [shown(minute, 1), shown(movesPerSecond), ...numbers, ...figures, troubles];
}

async function soak(): Promise<void> {
  const [minutes, every] = [Number(values.minutes), Number(values.every)];
  const collecting = ['--expose-gc'];
  await withServer(
    'ours-sqlite',
    PLAYED,
    ({ port, child }) =>
      withChild('soak-load', async (load: Child<SoakApi>) => {
        const [matches, spectators, pace] = [values.matches, values.spectators, values.pace];
        await load.ask('begin', {
          port,
          game: PLAYED,
          matches: Number(matches),
          spectators: Number(spectators),
          pace: Number(pace),
        });
        await child.ask('loopDelay');
        const start = performance.now();
        for (let n = 1; n * every <= minutes * 60; n++) {
          await pause(start + n * every * 1000 - performance.now());
          // The delay first: collecting garbage on command would be most of it.
          const loopMs = await child.ask('loopDelay');
          const { rss, heap } = await child.ask('memory');
          const { troubles, ...happened } = await load.ask('stretch');
          const look = {
            ...happened,
            minute: (n * every) / 60,
            rssMB: rss / 1e6,
            heapMB: heap / 1e6,
            loopMs,
            troubles: Object.entries(troubles)
              .map(([what, count]) => `${what}: ${count}`)
              .join(', '),
          };
          looks.push(look);
          progress(shownLook(look).join('  '));
        }
      }),
    collecting,
  );
}

/** How much a figure would have grown from the first look to the last by its slope, as a share of its mean. */
function growth(of: readonly number[]): number {
  const mean = of.reduce((sum, one) => sum + one, 0) / of.length;
  return (slope(of) * (of.length - 1)) / mean;
}

function report(): string {
  // Caches fill in the first third.
  const settled = looks.slice(Math.floor(looks.length / 3));
  const header = ['minute', 'moves/s', 'matches begun', 'hung up', 'visits', 'p99 ms', 'RSS MB', 'heap MB'];
  return [
    `### Soak: ours on SQLite, ${PLAYED}, ${values.matches} matches, ${values.spectators} spectators`,
    table([...header, 'loop p99 ms', 'troubles'], looks.map(shownLook)),
    targetTable([
      {
        what: 'growth of the heap over the last two thirds',
        bound: 'at most',
        wanted: FLAT,
        measured: growth(settled.map(({ heapMB }) => heapMB)),
      },
      {
        what: 'growth of RSS over the last two thirds',
        bound: 'at most',
        wanted: FLAT,
        measured: growth(settled.map(({ rssMB }) => rssMB)),
      },
      {
        what: 'event-loop delay p99, worst look, ms',
        bound: 'at most',
        wanted: LOOP_MS,
        measured: quantile(
          looks.map(({ loopMs }) => loopMs),
          1,
        ),
      },
    ]),
  ].join('\n\n');
}

async function main(): Promise<void> {
  endChildrenWhenInterrupted();
  await buildPrograms();
  try {
    await soak();
  } catch (error) {
    process.exitCode = 1;
    if (!wasInterrupted()) console.error(error);
  }
  const text = `${report()}\n`;
  console.log(text);
  if (values.out !== undefined) writeFileSync(values.out, text);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
