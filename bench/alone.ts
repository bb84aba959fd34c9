/**
 * The cost of a choice in one match without network and clients: in memory and on disk. To tell the disk's part, the smallest
 * commit of SQLite and the smallest synced write are measured as well. Work after a wait finds cold caches, so a choice is
 * also measured with a busy time and with a sleep of the same length after it.
 * `npm run bench:alone -- --rounds 5`. Prints a Markdown table of medians.
 */
import './lib/production';

import { closeSync, fdatasyncSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import pino from 'pino';

import { median } from '../e2e/lib/statistics';
import { GameLoader } from '../server/game-loader';
import { systemEntropy } from '../server/match/entropy';
import { MatchHost } from '../server/match/host';
import { matchOf } from '../server/match/state';
import { Metrics } from '../server/ops/metrics';
import { openSqlite } from '../server/storage/sqlite';
import { change, head } from '../server/testing/records';
import { randomChoice, testRandom } from '../shared/testing/playout';
import { gameOf, SYNTHETIC } from './games';
import { cache } from './lib/build';
import { shown, table } from './lib/markdown';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, choices: { type: 'string', default: '5000' } },
});
const CHOICES = Number(values.choices);

/** Milliseconds of each run of a task, one after another; the first tenth of the runs is not counted. */
async function each(task: (n: number) => Promise<unknown>): Promise<number> {
  const warm = Math.ceil(CHOICES / 10);
  for (let n = 0; n < warm; n++) await task(n);
  const begun = performance.now();
  for (let n = warm; n < warm + CHOICES; n++) await task(n);
  return (performance.now() - begun) / CHOICES;
}

/** Choices on a storage, with something done after each. */
async function choices(dataDir: string, after: () => void): Promise<number> {
  const storage = openSqlite(dataDir, { use: 'server' });
  const loader = new GameLoader([gameOf(SYNTHETIC)]);
  const host = new MatchHost(
    storage,
    loader,
    pino({ level: 'silent' }),
    Date.now,
    new Metrics(Date.now),
    systemEntropy,
  );
  const made = await host.create({
    game: SYNTHETIC,
    origin: 'lobby',
    seats: 2,
    options: undefined,
    unlisted: true,
    names: [],
    begin: 'now',
  });
  if (made === null) throw new Error('no match');
  const random = testRandom(1);
  const took = await each(async () => {
    const match = await host.open(made.id);
    if (match === null || match.running === null) throw new Error('it does not run');
    const refused = await host.choose(made.id, randomChoice(matchOf(match.running).asks, random));
    if (refused !== null) throw new Error(refused);
    after();
  });
  await storage.close();
  return took;
}

/** About as long as a disk takes. */
const PAUSE_MS = 0.15;

function stayBusy(): void {
  const end = performance.now() + PAUSE_MS;
  while (performance.now() < end);
}

const sleeper = new Int32Array(new SharedArrayBuffer(4));

function sleepWell(): void {
  Atomics.wait(sleeper, 0, 0, PAUSE_MS);
}

function asleep(): Promise<void> {
  sleepWell();
  return Promise.resolve();
}

/** A file of its full length, and a function that writes one block of it and waits for the disk. */
function leastWrites(file: string): { readonly write: () => void; readonly close: () => void } {
  const fd = openSync(file, 'w');
  const block = Buffer.alloc(4096, 1);
  const blocks = 4096;
  writeSync(fd, Buffer.alloc(blocks * block.length, 1));
  fdatasyncSync(fd);
  let next = 0;
  const write = (): void => {
    writeSync(fd, block, 0, block.length, (next++ % blocks) * block.length);
    fdatasyncSync(fd);
  };
  return { write, close: () => closeSync(fd) };
}

async function choicesAndLeastWrites(file: string): Promise<number> {
  const { write, close } = leastWrites(file);
  const took = await choices(':memory:', write);
  close();
  return took;
}

/** Commits that change one row of a few bytes. */
async function leastCommits(dataDir: string): Promise<number> {
  const storage = openSqlite(dataDir, { use: 'server' });
  await storage.createMatch({ ...head, snapshot: null });
  const took = await each((n) => storage.writeMatch({ ...change(n + 2), state: { kind: 'same' } }));
  await storage.close();
  return took;
}

async function main(): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'alone-'));
  const nothing = (): void => undefined;
  let made = 0;
  const fresh = (): string => path.join(folder, String((made += 1)));
  const kinds: readonly (readonly [string, () => Promise<number>])[] = [
    ['a choice, nothing on disk', () => choices(':memory:', nothing)],
    [`a choice in memory, then busy for ${PAUSE_MS} ms`, () => choices(':memory:', stayBusy)],
    [`a choice in memory, then asleep for ${PAUSE_MS} ms`, () => choices(':memory:', sleepWell)],
    [`asleep for ${PAUSE_MS} ms`, () => each(asleep)],
    ['a choice, SQLite full sync', () => choices(fresh(), nothing)],
    ['a choice in memory, then 4 KiB written and synced', () => choicesAndLeastWrites(fresh())],
    ['the least commit, SQLite full sync', () => leastCommits(fresh())],
  ];
  const times = kinds.map((): number[] => []);
  try {
    for (let round = 0; round < Number(values.rounds); round++) {
      for (const [i, [, measure]] of kinds.entries()) times[i]?.push(await measure());
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  const rows = kinds.map(([what], i) => [what, shown(median(times[i] ?? []), 3)]);
  console.log(table(['one match, no network', 'ms'], rows));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
