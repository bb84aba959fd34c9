/**
 * What the history of a match costs: bytes in SQLite for each answer of random games, before and after packing, and how long it
 * takes to pack a history and to make one viewer's frames of it.
 * `npm run bench:history -- --games 20`; `--game` names another game than the first. Prints Markdown tables.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import Database from 'better-sqlite3';
import pino from 'pino';

import { median, quantile } from '../e2e/lib/statistics';
import { GameLoader } from '../server/match/game-loader';
import { MatchHost } from '../server/match/host';
import { matchOf } from '../server/match/state';
import { Replay } from '../server/replay/frames';
import { openSqlite } from '../server/storage/sqlite';
import type { HistoryChange, MatchWrite, Storage } from '../server/storage/storage';
import { nextOf } from '../server/testing/past';
import { randomChoice, testEntropy, testRandom } from '../shared/testing/playout';
import { gameOf, PLAYED } from './games';
import { formatted, table } from './lib/markdown';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: PLAYED },
    /** For each number of seats. */
    games: { type: 'string', default: '20' },
  },
});

/** Bytes that were written, and times in milliseconds. */
interface Costs {
  answers: number;
  changes: number;
  snapshots: number;
  packed: number;
  readonly packing: number[];
  readonly framing: number[];
  readonly firstFrame: number[];
}

const nothing = (): void => undefined;
const meter = { choice: nothing, committed: nothing, failed: nothing };

/** A storage that counts what it is given to write. */
function counting(storage: Storage, costs: Costs): Storage {
  const count = ({ state }: MatchWrite): void => {
    if ('change' in state) costs.changes += Buffer.byteLength(state.change);
    if ('snapshot' in state) costs.snapshots += Buffer.byteLength(state.snapshot);
  };
  return {
    ...storage,
    writeMatch: (write) => {
      count(write);
      return storage.writeMatch(write);
    },
  };
}

async function play(storage: Storage, seats: number, seed: number, costs: Costs): Promise<string> {
  const registered = gameOf(values.game);
  let now = Date.UTC(2026, 0, 1);
  const random = testRandom(seed);
  const clock = (): number => (now += 1000 + Math.floor(random() * 30_000));
  const entropy = (): string => testEntropy(seed);
  const log = pino({ level: 'silent' });
  const host = new MatchHost(counting(storage, costs), new GameLoader([registered]), log, clock, meter, entropy);
  const made = { game: registered.meta.name, origin: 'room', unlisted: true, names: [], begin: 'now' } as const;
  const id = (await host.create({ ...made, options: {}, seats }))?.id ?? '';
  for (;;) {
    const running = (await host.open(id))?.running ?? null;
    if (running === null || matchOf(running).over !== null) return id;
    const why = await host.choose(id, randomChoice(matchOf(running).asks, random));
    if (why !== null) throw new Error(why);
    costs.answers += 1;
  }
}

async function frame(storage: Storage, id: string, costs: Costs): Promise<void> {
  const game = await gameOf(values.game).load();
  const begun = performance.now();
  const [beginning, changes] = [await storage.loadBeginning(id), [] as HistoryChange[]];
  for await (const change of storage.history(id)) changes.push(change);
  if (beginning === null) throw new Error('no beginning');
  const replay = new Replay(game, beginning, null);
  costs.firstFrame.push(performance.now() - begun);
  for (const change of changes) nextOf(replay, change);
  costs.framing.push(((performance.now() - begun) / (changes.length + 1)) * 600);
}

/** How many bytes of the file the journal takes with its index, half-filled pages included. */
function journalBytes(file: string): number {
  const db = new Database(file, { readonly: true });
  try {
    const sizes = db.prepare<[], number>(
      `SELECT sum(pgsize) FROM dbstat WHERE name IN (SELECT name FROM sqlite_schema WHERE tbl_name = 'journal')`,
    );
    return sizes.pluck().get() ?? 0;
  } finally {
    db.close();
  }
}

async function measure(seats: number): Promise<readonly string[]> {
  const costs: Costs = { answers: 0, changes: 0, snapshots: 0, packed: 0, packing: [], framing: [], firstFrame: [] };
  const folder = mkdtempSync(path.join(tmpdir(), 'history-'));
  try {
    const storage = openSqlite(folder, { use: 'server' });
    const ids: string[] = [];
    for (let seed = 1; seed <= Number(values.games); seed++) ids.push(await play(storage, seats, seed, costs));
    const file = path.join(folder, 'server.sqlite');
    const journal = journalBytes(file);
    for (const id of ids) {
      const begun = performance.now();
      await storage.pack(id);
      costs.packing.push(performance.now() - begun);
      await frame(storage, id, costs);
    }
    await storage.close();
    const db = new Database(file, { readonly: true });
    const packed = db.prepare<[], number>('SELECT sum(length(packed)) FROM packed_histories').pluck().get() ?? 0;
    db.close();
    const each = (bytes: number): string => formatted(bytes / costs.answers);
    return [
      ...[
        String(seats),
        String(costs.answers),
        each(costs.changes),
        each(costs.snapshots),
        each(journal),
        each(packed),
      ],
      ...[formatted(median(costs.packing), 1), formatted(quantile(costs.packing, 0.99), 1)],
      ...[formatted(median(costs.firstFrame)), formatted(median(costs.framing))],
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const { minSeats, maxSeats } = gameOf(values.game).meta;
  const rows: (readonly string[])[] = [];
  for (let seats = minSeats; seats <= maxSeats; seats++) rows.push(await measure(seats));
  const bytes = ['seats', 'answers', 'changes, bytes an answer', 'snapshots', 'pages of the journal', 'packed'];
  const times = ['packing, ms, median', 'p99', 'first frame, ms, median', '600 frames, ms, median'];
  console.log(table([...bytes, ...times], rows));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
