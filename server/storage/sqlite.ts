import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

import Database from 'better-sqlite3';
import type { Logger } from 'pino';

import { LOCK_WAIT_MS } from './locked';
import { sameFiles } from './same-files';
import { accessTo } from './sqlite-access';
import { chatIn } from './sqlite-chat';
import { matchesIn } from './sqlite-matches';
import { predictionsIn } from './sqlite-predictions';
import { retentionIn } from './sqlite-retention';
import { roomsIn } from './sqlite-rooms';
import { checkFormat, formatOf, makeTables } from './sqlite-schema';
import { matchPlace, type MatchStatus, roomPlace, type Storage } from './storage';
import { UnusableStorage } from './unusable';

/** The database's file in its folder. */
const FILE = 'server.sqlite';

/**
 * How many pages of 4 KiB the write-ahead log may have before it is copied into the database. Running matches write the same
 * pages again and again, so that a longer log means fewer copies.
 */
const LOG_PAGES = 16_000;

/** How a database is opened. */
interface SqliteOptions {
  readonly log?: Logger;
  /** A `server`, which writes for long, grows the log of the database first. */
  readonly use?: 'server' | 'moment';
}

/**
 * Opens the storage in a folder, made when missing; `:memory:` keeps everything in memory, for tests.
 * Write-ahead log with full synchronisation: what was acknowledged survives a power cut. Writes are committed in groups.
 * Once its files are removed or replaced every operation fails, until they are back. While another process has locked the database
 * writes wait for a bounded time without blocking, and what can be read is read.
 * @throws UnusableStorage when the database is of another format; other errors when the files cannot be opened
 */
export function openSqlite(dataDir: string, { log, use = 'moment' }: SqliteOptions = {}): Storage {
  const inMemory = dataDir === ':memory:';
  if (!inMemory) mkdirSync(dataDir, { recursive: true });
  const file = inMemory ? dataDir : path.join(dataDir, FILE);
  const db = new Database(file, { timeout: LOCK_WAIT_MS });
  try {
    synchronise(db);
    makeTables(db);
    if (!inMemory && use === 'server') growLog(db, log);
  } catch (error) {
    db.close();
    throw error;
  }
  return storageOn(db, inMemory ? () => undefined : sameFiles([file, `${file}-wal`]));
}

/**
 * Opens the storage of a folder that {@link openSqlite} has open, for another thread.
 * @throws errors when the files cannot be opened
 */
export function joinSqlite(dataDir: string): Storage {
  const file = path.join(dataDir, FILE);
  const db = new Database(file, { timeout: LOCK_WAIT_MS, fileMustExist: true });
  synchronise(db);
  return storageOn(db, sameFiles([file, `${file}-wal`]));
}

function synchronise(db: Database.Database): void {
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma(`wal_autocheckpoint = ${LOG_PAGES}`);
}

/**
 * Grows the log to its full length once, at the start: a commit that overwrites costs half of one that grows the file. The
 * transaction is rolled back, so nothing of it gets into the database. Where the disk has no room, the log stays short and
 * leaves the space to the data.
 */
function growLog(db: Database.Database, log: Logger | undefined): void {
  const page = 4096;
  try {
    // What is in the log from before goes into the database while there is room for it: then the log can be cut.
    db.pragma('wal_checkpoint(PASSIVE)');
    db.exec('BEGIN; CREATE TABLE filling (bytes BLOB)');
    const fill = db.prepare<[number]>('INSERT INTO filling VALUES (zeroblob(?))');
    for (let pages = 0; pages < LOG_PAGES; pages += 16) fill.run(16 * page);
    db.exec('ROLLBACK');
  } catch (err) {
    log?.warn({ err }, 'the disk is nearly full: the log of the database stays short');
    if (db.inTransaction) db.exec('ROLLBACK');
    giveBack(db);
  }
}

/** Cuts the log as short as possible. */
function giveBack(db: Database.Database): void {
  try {
    db.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // Its contents do not fit into the database: they stay in the log, and later writes overwrite the rest.
  }
}

/**
 * Opens the storage in a folder to read its present state, while others may write.
 * @throws UnusableStorage when there is none, or it is of another format
 */
export function readSqlite(dataDir: string): Storage {
  const file = path.join(dataDir, FILE);
  if (!existsSync(file)) throw new UnusableStorage(`there is no database ${file}`);
  const db = new Database(file, { timeout: LOCK_WAIT_MS, readonly: true });
  try {
    checkFormat(db);
    // The first read in a transaction fixes what all others see.
    db.exec('BEGIN; SELECT count(*) FROM sqlite_schema');
  } catch (error) {
    db.close();
    throw error;
  }
  return storageOn(db, () => undefined);
}

/** `present` throws when the files of the database are not there any more. */
function storageOn(db: Database.Database, present: () => void): Storage {
  const access = accessTo(db, present);
  const { read, atOnce, write } = access;
  const [matches, rooms, chat, predictions] = [
    matchesIn(access),
    roomsIn(access),
    chatIn(access),
    predictionsIn(access),
  ];
  const removeMatch = (id: string): void => {
    matches.remove(id);
    predictions.remove(id);
    chat.remove(matchPlace(id));
  };
  const removeRoom = (code: string): void => {
    rooms.remove(code);
    chat.remove(roomPlace(code));
  };
  const addKeys = db.prepare<[string]>('INSERT INTO keys (one, body) VALUES (1, ?) ON CONFLICT DO NOTHING');
  const loadKeys = db.prepare<[], string>('SELECT body FROM keys').pluck();
  const stages = db.prepare<[], [MatchStatus, number]>('SELECT stage, count(*) FROM matches GROUP BY stage').raw();
  const roomCount = db.prepare<[], number>('SELECT count(*) FROM rooms').pluck();

  return {
    ...matches.operations,
    ...rooms.operations,
    ...chat.operations,
    ...predictions.operations,
    ...retentionIn(access, { removeMatch, removeRoom }),
    deleteMatch: (id) => write(() => removeMatch(id)),
    loadKeys: () => read(() => loadKeys.get() ?? null),
    keepKeys: (made) =>
      write(() => {
        addKeys.run(made);
        return loadKeys.get() ?? made;
      }),
    count: () =>
      atOnce(() => ({
        rooms: roomCount.get() ?? 0,
        matches: { gathering: 0, playing: 0, over: 0, ...Object.fromEntries(stages.all()) },
      })),
    ping: () =>
      write(() => {
        // Written and synchronised like any other page, though it is as it was.
        db.pragma(`user_version = ${formatOf(db)}`);
      }),
    close: async () => {
      await access.finish();
      db.close();
    },
  };
}
