import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

import Database from 'better-sqlite3';
import type { Logger } from 'pino';

import { GroupCommit } from './group';
import { headOf } from './head';
import { historiesOn } from './history';
import { journalOf, type KeptChange } from './journal';
import { LOCK_WAIT_MS, unlocked } from './locked';
import { sameFiles } from './same-files';
import { historyIn } from './sqlite-history';
import { checkFormat, formatOf, makeTables } from './sqlite-schema';
import type {
  ChatRecord,
  Expiry,
  MatchHead,
  MatchStatus,
  MatchTail,
  PredictionRecord,
  RestoredMatch,
  RoomRecord,
  Storage,
  StoredMatch,
  SweptKind,
  Unstarted,
} from './storage';
import { CHAT_KEPT, matchOfPlace, matchPlace, roomOfPlace, roomPlace, sweptKindOf } from './storage';
import { UnusableStorage } from './unusable';

/** The database's file in its folder. */
const FILE = 'server.sqlite';

/** How many matches or rooms a sweep deletes at a time, so that other writes do not wait long. */
const SWEPT_AT_ONCE = 100;

/** How many places that have not begun are read at a time. */
const UNSTARTED_AT_ONCE = 100;

/** How many matches whose history is not packed are looked up at a time. */
const UNPACKED_AT_ONCE = 100;

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

interface MatchRow extends MatchHead {
  readonly n: number;
  /** The version of the snapshot. */
  readonly base: number;
}

const HEAD = 'id, game, origin, listing, version, metadata, stage, updated_at AS updatedAt';
const ROOM = 'code, version, body, match, updated_at AS updatedAt';

/** `present` throws when the files of the database are not there any more. */
function storageOn(db: Database.Database, present: () => void): Storage {
  // SQLite would wait for a locked database in the thread that serves everybody.
  db.pragma('busy_timeout = 0');
  const headById = db.prepare<[string], MatchRow>(`SELECT n, base, ${HEAD} FROM matches WHERE id = ?`);
  const headAfter = db.prepare<[number], MatchRow>(
    `SELECT n, base, ${HEAD} FROM matches WHERE n > ? ORDER BY n LIMIT 1`,
  );
  const snapshotOf = db.prepare<[string], string>('SELECT snapshot FROM snapshots WHERE match = ?').pluck();
  const changesAfter = db.prepare<[string, number], KeptChange>(
    'SELECT version, change FROM journal WHERE match = ? AND version > ? ORDER BY version',
  );
  const matchVersions = db
    .prepare<[string], [string, number]>('SELECT id, version FROM matches WHERE id IN (SELECT value FROM json_each(?))')
    .raw();
  const stageOf = db.prepare<[string], MatchStatus>('SELECT stage FROM matches WHERE id = ?').pluck();
  const insertMatch = db.prepare<[MatchHead & Pick<RestoredMatch, 'base'>]>(
    `INSERT INTO matches (id, game, origin, listing, version, base, stage, updated_at, metadata)
     VALUES (@id, @game, @origin, @listing, @version, @base, @stage, @updatedAt, @metadata) ON CONFLICT DO NOTHING`,
  );
  // SQLite writes the index of a column anew when the column is set, even to what it was: most writes leave the stage alone.
  const updateSameStage = db.prepare<[MatchHead]>(
    `UPDATE matches SET version = @version, updated_at = @updatedAt, metadata = @metadata
     WHERE id = @id AND version = @version - 1 AND stage = @stage`,
  );
  const updateMatch = db.prepare<[MatchHead]>(
    `UPDATE matches SET version = @version, stage = @stage, updated_at = @updatedAt, metadata = @metadata
     WHERE id = @id AND version = @version - 1`,
  );
  const setBase = db.prepare<[number, string]>('UPDATE matches SET base = ? WHERE id = ?');
  const setSnapshot = db.prepare<[string, string]>(
    'INSERT INTO snapshots (match, snapshot) VALUES (?, ?) ON CONFLICT DO UPDATE SET snapshot = excluded.snapshot',
  );
  const deleteMatch = db.prepare<[string]>('DELETE FROM matches WHERE id = ?');
  const deleteSnapshot = db.prepare<[string]>('DELETE FROM snapshots WHERE match = ?');
  const listMatches = db.prepare<[string, number], MatchHead>(
    `SELECT ${HEAD} FROM matches WHERE game = ? AND origin = 'lobby' AND listing = 'shown' ORDER BY n DESC LIMIT ?`,
  );

  const roomByCode = db.prepare<[string], RoomRecord>(`SELECT ${ROOM} FROM rooms WHERE code = ?`);
  const roomAfter = db.prepare<[string], RoomRecord>(`SELECT ${ROOM} FROM rooms WHERE code > ? ORDER BY code LIMIT 1`);
  const roomVersions = db
    .prepare<[string], [string, number]>(
      'SELECT code, version FROM rooms WHERE code IN (SELECT value FROM json_each(?))',
    )
    .raw();
  const insertRoom = db.prepare<[RoomRecord]>(
    `INSERT INTO rooms (code, version, body, match, updated_at, due_at)
     VALUES (@code, @version, @body, @match, @updatedAt, iif(@match IS NULL, NULL, @updatedAt)) ON CONFLICT DO NOTHING`,
  );
  const updateRoom = db.prepare<[RoomRecord]>(
    `UPDATE rooms SET version = @version, body = @body, match = @match, updated_at = @updatedAt
     WHERE code = @code AND version = @version - 1`,
  );
  const noteDue = db.prepare<[number | null, string]>('UPDATE rooms SET due_at = ? WHERE code = ?');
  const dueRooms = db
    .prepare<[number, number], string>('SELECT code FROM rooms WHERE due_at <= ? ORDER BY due_at, code LIMIT ?')
    .pluck();
  const deleteRoom = db.prepare<[string]>('DELETE FROM rooms WHERE code = ?');

  const addChat = db
    .prepare<[{ place: string; body: string }], number>(
      `INSERT INTO chat (place, n, body)
       SELECT @place, COALESCE(MAX(n), 0) + 1, @body FROM chat WHERE place = @place RETURNING n`,
    )
    .pluck();
  const putChat = db.prepare<[string, number, string]>('INSERT INTO chat (place, n, body) VALUES (?, ?, ?)');
  const trimChat = db.prepare<[string, number]>('DELETE FROM chat WHERE place = ? AND n <= ?');
  const loadChat = db.prepare<[string, number, number], ChatRecord>(
    'SELECT n, body FROM chat WHERE place = ? AND n > ? ORDER BY n DESC LIMIT ?',
  );
  const savePrediction = db.prepare<[PredictionRecord & { readonly match: string }]>(
    `INSERT INTO predictions (match, who, question, body) SELECT @match, @who, @question, @body
     WHERE EXISTS (SELECT 1 FROM matches WHERE id = @match)
     ON CONFLICT (match, who, question) DO UPDATE SET body = excluded.body`,
  );
  const loadPredictions = db.prepare<[{ readonly match: string; readonly who: string | null }], PredictionRecord>(
    `SELECT who, question, body FROM predictions WHERE match = @match AND (@who IS NULL OR who = @who)
     ORDER BY who, question`,
  );
  const deletePredictions = db.prepare<[string]>('DELETE FROM predictions WHERE match = ?');
  const deleteChat = db.prepare<[string]>('DELETE FROM chat WHERE place = ?');

  const touchMatches = db
    .prepare<[number, string], string>(
      `UPDATE matches SET updated_at = ? WHERE id IN (SELECT value FROM json_each(?))
       AND stage = 'gathering' AND origin = 'lobby' RETURNING id`,
    )
    .pluck();
  const touchRooms = db
    .prepare<[number, string], string>(
      `UPDATE rooms SET updated_at = ? WHERE code IN (SELECT value FROM json_each(?)) AND match IS NULL RETURNING code`,
    )
    .pluck();
  type Cursor = [at: number, key: string, before: number, limit: number];
  type UnstartedRow = Omit<Unstarted, 'place'> & { readonly key: string };
  const unstarted = {
    match: db.prepare<Cursor, UnstartedRow>(
      `SELECT id AS key, updated_at AS updatedAt, metadata AS body FROM matches
       WHERE stage = 'gathering' AND origin = 'lobby' AND (updated_at, id) > (?, ?) AND updated_at < ?
       ORDER BY updated_at, id LIMIT ?`,
    ),
    room: db.prepare<Cursor, UnstartedRow>(
      `SELECT code AS key, updated_at AS updatedAt, body FROM rooms
       WHERE match IS NULL AND (updated_at, code) > (?, ?) AND updated_at < ?
       ORDER BY updated_at, code LIMIT ?`,
    ),
  } as const;
  const unstartedMatchOf = db.prepare<[string, number], 1>(
    `SELECT 1 FROM matches WHERE id = ? AND updated_at = ? AND stage = 'gathering' AND origin = 'lobby'`,
  );
  const unstartedRoomOf = db.prepare<[string, number], 1>(
    'SELECT 1 FROM rooms WHERE code = ? AND updated_at = ? AND match IS NULL',
  );

  const expiredMatches = db.prepare<[Expiry & { limit: number }], { readonly id: string; readonly stage: MatchStatus }>(
    `SELECT id, stage FROM matches
     WHERE updated_at < CASE stage WHEN 'over' THEN @finishedBefore WHEN 'playing' THEN @abandonedBefore
                                   ELSE @emptyBefore END
     LIMIT @limit`,
  );
  const expiredRooms = db
    .prepare<[number, number], string>('SELECT code FROM rooms WHERE match IS NULL AND updated_at < ? LIMIT ?')
    .pluck();
  const endedRooms = db
    .prepare<[number], string>(
      `SELECT code FROM rooms
       WHERE match IS NOT NULL AND NOT EXISTS (SELECT 1 FROM matches WHERE id = rooms.match) LIMIT ?`,
    )
    .pluck();
  const newest = db
    .prepare<[], number | null>(
      'SELECT max(updated_at) FROM (SELECT updated_at FROM matches UNION ALL SELECT updated_at FROM rooms)',
    )
    .pluck();
  const loadClock = db.prepare<[], string>('SELECT body FROM clock').pluck();
  const saveClock = db.prepare<[string]>(
    'INSERT INTO clock (one, body) VALUES (1, ?) ON CONFLICT DO UPDATE SET body = excluded.body',
  );
  const addKeys = db.prepare<[string]>('INSERT INTO keys (one, body) VALUES (1, ?) ON CONFLICT DO NOTHING');
  const loadKeys = db.prepare<[], string>('SELECT body FROM keys').pluck();
  const stages = db.prepare<[], [MatchStatus, number]>('SELECT stage, count(*) FROM matches GROUP BY stage').raw();
  const rooms = db.prepare<[], number>('SELECT count(*) FROM rooms').pluck();

  const group = new GroupCommit((work) => {
    present();
    db.transaction(work).immediate();
  }, present);
  const attempt = <T>(statement: () => T): Promise<T> =>
    unlocked(() => {
      present();
      return statement();
    });
  /** Reads several tables as they are at one moment, though another process may write. */
  const atOnce = <T>(work: () => T): Promise<T> => attempt(() => (db.inTransaction ? work() : db.transaction(work)()));

  const history = historyIn(db, { atOnce, write: (work) => group.write(work) });

  const tailOf = (row: MatchRow, after: number): MatchTail => ({
    ...headOf(row),
    journal: journalOf(after, row.version, changesAfter.all(row.id, after)),
  });
  const whole = (row: MatchRow): StoredMatch => ({
    ...tailOf(row, row.base),
    snapshot: snapshotOf.get(row.id) ?? null,
  });
  const addMatch = ({ beginning, snapshot, ...match }: RestoredMatch): 'created' | 'exists' => {
    if (insertMatch.run(match).changes === 0) return 'exists';
    if (snapshot !== null) setSnapshot.run(match.id, snapshot);
    if (beginning !== null) history.putBeginning(match.id, beginning);
    return 'created';
  };
  const removeMatch = (id: string): void => {
    deleteMatch.run(id);
    deleteSnapshot.run(id);
    history.remove(id);
    deletePredictions.run(id);
    deleteChat.run(matchPlace(id));
  };
  const removeRoom = (code: string): void => {
    deleteRoom.run(code);
    deleteChat.run(roomPlace(code));
  };
  /** Deletes in portions all rows that `find` returns; resolves to all of them. */
  const removeAll = async <Found>(
    find: () => readonly Found[],
    remove: (found: Found) => void,
  ): Promise<readonly Found[]> => {
    for (const removed: Found[] = []; ;) {
      const some = await group.write(() => {
        const found = find();
        found.forEach(remove);
        return found;
      });
      removed.push(...some);
      if (some.length < SWEPT_AT_ONCE) return removed;
    }
  };

  return {
    loadMatch: (id) =>
      atOnce(() => {
        const row = headById.get(id);
        return row === undefined ? null : whole(row);
      }),
    loadTail: (id, after) =>
      atOnce(() => {
        const row = headById.get(id);
        return row === undefined || after < row.base || after > row.version ? null : tailOf(row, after);
      }),
    matchVersions: (ids) => attempt(() => new Map(matchVersions.all(JSON.stringify(ids)))),
    loadStage: (id) => attempt(() => stageOf.get(id) ?? null),
    createMatch: (match) => group.write(() => addMatch({ ...match, base: match.version, beginning: null })),
    writeMatch: (write) =>
      group.write(() => {
        if (updateSameStage.run(write).changes === 0 && updateMatch.run(write).changes === 0) return 'conflict';
        const { id, version, updatedAt: at, state } = write;
        switch (state.kind) {
          case 'same':
            break;
          case 'begin':
            setBase.run(version, id);
            setSnapshot.run(id, state.snapshot);
            break;
          case 'change':
            history.addChange(id, { version, at, change: state.change });
            break;
          case 'snapshot':
            history.keepBeginning(id);
            history.addChange(id, { version, at, change: state.change });
            setBase.run(version, id);
            setSnapshot.run(id, state.snapshot);
        }
        return 'saved';
      }),
    ...historiesOn(history),
    unpacked: async function* () {
      for (let last = ''; ;) {
        const after = last;
        const ids = await attempt(() => history.unpackedAfter(after, UNPACKED_AT_ONCE));
        yield* ids;
        if (ids.length < UNPACKED_AT_ONCE) return;
        last = ids.at(-1) ?? last;
      }
    },
    restoreMatch: (match) => group.write(() => addMatch(match)),
    restoreHistory: (id, changes) =>
      group.write(() => {
        for (const change of changes) history.addChange(id, change);
      }),
    deleteMatch: (id) => group.write(() => removeMatch(id)),
    listMatches: (game, limit) => attempt(() => listMatches.all(game, limit)),

    loadRoom: (code) => attempt(() => roomByCode.get(code) ?? null),
    roomVersions: (codes) => attempt(() => new Map(roomVersions.all(JSON.stringify(codes)))),
    createRoom: (record) => group.write(() => (insertRoom.run(record).changes === 1 ? 'created' : 'exists')),
    saveRoom: (record) => group.write(() => (updateRoom.run(record).changes === 1 ? 'saved' : 'conflict')),

    noteDue: (code, at) => group.write(() => void noteDue.run(at, code)),
    dueRooms: (by, limit) => attempt(() => dueRooms.all(by, limit)),

    addChat: (place, body) =>
      group.write(() => {
        const n = addChat.get({ place, body }) ?? 0;
        trimChat.run(place, n - CHAT_KEPT);
        return n;
      }),
    restoreChat: (place, lines) =>
      group.write(() => {
        for (const { n, body } of lines) putChat.run(place, n, body);
        trimChat.run(place, (lines.at(-1)?.n ?? 0) - CHAT_KEPT);
      }),
    loadChat: (place, after, limit) => attempt(() => loadChat.all(place, after, limit).reverse()),

    savePrediction: (match, prediction) =>
      group.write(() => (savePrediction.run({ match, ...prediction }).changes === 1 ? 'saved' : 'no-match')),
    loadPredictions: (match, who) => attempt(() => loadPredictions.all({ match, who })),

    touch: (places, at) =>
      group.write(() => {
        const rooms = touchRooms.all(at, JSON.stringify(places.map(roomOfPlace)));
        const matches = touchMatches.all(at, JSON.stringify(places.map(matchOfPlace)));
        return new Set([...rooms.map(roomPlace), ...matches.map(matchPlace)]);
      }),
    unstarted: async function* (kind, before) {
      const placeOf = kind === 'room' ? roomPlace : matchPlace;
      for (let [at, last] = [Number.MIN_SAFE_INTEGER, '']; ;) {
        const from: Cursor = [at, last, before, UNSTARTED_AT_ONCE];
        const rows = await attempt(() => unstarted[kind].all(...from));
        for (const { key, updatedAt, body } of rows) yield { place: placeOf(key), updatedAt, body };
        if (rows.length < UNSTARTED_AT_ONCE) return;
        [at, last] = [rows.at(-1)?.updatedAt ?? at, rows.at(-1)?.key ?? last];
        await setImmediate();
      }
    },
    deleteUnstarted: ({ place, updatedAt }) =>
      group.write(() => {
        const [code, id] = [roomOfPlace(place), matchOfPlace(place)];
        if (code !== null && unstartedRoomOf.get(code, updatedAt) !== undefined) removeRoom(code);
        else if (id !== null && unstartedMatchOf.get(id, updatedAt) !== undefined) removeMatch(id);
        else return 'kept';
        return 'deleted';
      }),
    sweep: async (expiry) => {
      const limited = { ...expiry, limit: SWEPT_AT_ONCE };
      const expired = await removeAll(
        () => expiredMatches.all(limited),
        ({ id }) => removeMatch(id),
      );
      const empty = await removeAll(() => expiredRooms.all(expiry.emptyBefore, SWEPT_AT_ONCE), removeRoom);
      const ended = await removeAll(() => endedRooms.all(SWEPT_AT_ONCE), removeRoom);
      const of = (kind: SweptKind): readonly string[] =>
        expired.filter(({ stage }) => sweptKindOf(stage) === kind).map(({ id }) => id);
      return {
        matches: { finished: of('finished'), abandoned: of('abandoned'), empty: of('empty') },
        rooms: { empty: empty.length, ended: ended.length },
      };
    },
    newest: () => attempt(() => newest.get() ?? null),
    loadClock: () => attempt(() => loadClock.get() ?? null),
    saveClock: (body) =>
      group.write(() => {
        saveClock.run(body);
      }),
    loadKeys: () => attempt(() => loadKeys.get() ?? null),
    keepKeys: (made) =>
      group.write(() => {
        addKeys.run(made);
        return loadKeys.get() ?? made;
      }),
    count: () =>
      atOnce(() => ({
        rooms: rooms.get() ?? 0,
        matches: { gathering: 0, playing: 0, over: 0, ...Object.fromEntries(stages.all()) },
      })),
    everyMatch: async function* () {
      for (let last = 0; ;) {
        const row = await atOnce(() => {
          const next = headAfter.get(last);
          return next === undefined ? null : { n: next.n, match: whole(next) };
        });
        if (row === null) return;
        yield row.match;
        last = row.n;
        await setImmediate();
      }
    },
    everyRoom: async function* () {
      for (let last = ''; ;) {
        const after = last;
        const room = await attempt(() => roomAfter.get(after));
        if (room === undefined) return;
        yield room;
        last = room.code;
        await setImmediate();
      }
    },
    ping: () =>
      group.write(() => {
        // Written and synchronised like any other page, though it is as it was.
        db.pragma(`user_version = ${formatOf(db)}`);
      }),
    close: async () => {
      await group.finish();
      db.close();
    },
  };
}
