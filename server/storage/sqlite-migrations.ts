import type { Database } from 'better-sqlite3';

import { fromVersion1 } from '../match/persisted';
import type { MatchStatus } from './storage';
import { UnusableStorage } from './unusable';

type Migration = (db: Database) => void;

/** Each entry takes the schema one version up; SQLite's user_version says how many have run. Never edit an old entry. */
const MIGRATIONS: readonly Migration[] = [
  (db) =>
    db.exec(`
      CREATE TABLE matches (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        origin TEXT NOT NULL CHECK (origin IN ('room', 'lobby')),
        version INTEGER NOT NULL,
        state TEXT,
        metadata TEXT NOT NULL
      ) STRICT;
      CREATE INDEX matches_by_game ON matches (game, origin);
      CREATE TABLE rooms (
        code TEXT PRIMARY KEY,
        version INTEGER NOT NULL,
        body TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
    `),
  (db) => {
    db.exec(`
      DROP INDEX matches_by_game;
      ALTER TABLE matches RENAME TO old_matches;
      ALTER TABLE rooms RENAME TO old_rooms;
      -- Rewritten at every choice, so it must stay small: no state in it. The journal begins after the version "base".
      CREATE TABLE matches (
        n INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        origin TEXT NOT NULL CHECK (origin IN ('room', 'lobby')),
        version INTEGER NOT NULL,
        base INTEGER NOT NULL,
        stage TEXT NOT NULL CHECK (stage IN ('gathering', 'playing', 'over')),
        updated_at INTEGER NOT NULL,
        metadata TEXT NOT NULL
      ) STRICT;
      CREATE INDEX matches_by_stage ON matches (stage);
      CREATE INDEX matches_in_lobby ON matches (game) WHERE origin = 'lobby';
      CREATE TABLE snapshots (
        match TEXT PRIMARY KEY,
        snapshot TEXT NOT NULL
      ) STRICT;
      CREATE TABLE journal (
        match TEXT NOT NULL,
        version INTEGER NOT NULL,
        change TEXT NOT NULL,
        PRIMARY KEY (match, version)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE rooms (
        code TEXT PRIMARY KEY,
        version INTEGER NOT NULL,
        match TEXT,
        updated_at INTEGER NOT NULL,
        body TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE chat (
        place TEXT NOT NULL,
        n INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (place, n)
      ) STRICT, WITHOUT ROWID;
    `);
    takeOverMatches(db);
    takeOverRooms(db);
    db.exec('DROP TABLE old_matches; DROP TABLE old_rooms;');
  },
  (db) =>
    db.exec(`
      ALTER TABLE matches
        ADD COLUMN listing TEXT NOT NULL DEFAULT 'shown' CHECK (listing IN ('shown', 'hidden'));
      UPDATE matches SET listing = 'hidden'
      WHERE CASE WHEN json_valid(metadata) THEN json_extract(metadata, '$.unlisted') END = 1;
      DROP INDEX matches_in_lobby;
      CREATE INDEX matches_in_lobby ON matches (game) WHERE origin = 'lobby' AND listing = 'shown';
      -- Nothing is written to these indexes once a match or room has begun.
      CREATE INDEX matches_unstarted ON matches (updated_at, id) WHERE stage = 'gathering' AND origin = 'lobby';
      CREATE INDEX rooms_unstarted ON rooms (updated_at, code) WHERE match IS NULL;
      CREATE TABLE clock (
        one INTEGER PRIMARY KEY CHECK (one = 1),
        body TEXT NOT NULL
      ) STRICT;
      -- As many lines as this version keeps: CHAT_KEPT.
      DELETE FROM chat WHERE n <= (SELECT max(n) FROM chat AS last WHERE last.place = chat.place) - 1000;
    `),
  (db) =>
    db.exec(`
      -- The journal is the history now: nothing of it goes before it is packed. Nobody knows when its changes so far were
      -- written, but for the last one. Its rows lie in the order of writing: in the order of matches, each write would split
      -- pages in the middle of the table, and half of its pages would be empty.
      CREATE TABLE dated_journal (
        match TEXT NOT NULL,
        version INTEGER NOT NULL,
        at INTEGER NOT NULL,
        change TEXT NOT NULL,
        PRIMARY KEY (match, version)
      ) STRICT;
      INSERT INTO dated_journal
        SELECT journal.match, journal.version, updated_at, change FROM journal JOIN matches ON id = journal.match;
      DROP TABLE journal;
      ALTER TABLE dated_journal RENAME TO journal;
      -- The first snapshots of matches that have a newer one and unpacked changes between.
      CREATE TABLE beginnings (
        match TEXT PRIMARY KEY,
        version INTEGER NOT NULL,
        snapshot TEXT NOT NULL
      ) STRICT;
      -- Beginnings with all changes up to a version.
      CREATE TABLE packed_histories (
        match TEXT PRIMARY KEY,
        version INTEGER NOT NULL,
        packed BLOB NOT NULL
      ) STRICT;
    `),
  // The same tables. Matches are stored without two counters that follow from the rest: an older program would miss them.
  () => undefined,
  // The same tables. A change in the journal is a patch from a state that has been counted on: see `changeBetween`.
  () => undefined,
  (db) =>
    void db.exec(`
      -- When a room is to be looked at although nobody is there. What was not noted so far is found out by looking.
      ALTER TABLE rooms ADD COLUMN due_at INTEGER;
      UPDATE rooms SET due_at = updated_at WHERE match IS NOT NULL;
      CREATE INDEX due_rooms ON rooms (due_at) WHERE due_at IS NOT NULL;
      CREATE TABLE keys (one INTEGER PRIMARY KEY CHECK (one = 1), body TEXT NOT NULL) STRICT;
    `),
  (db) =>
    void db.exec(`
      CREATE TABLE predictions (
        match TEXT NOT NULL,
        who TEXT NOT NULL,
        question TEXT NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (match, who, question)
      ) STRICT, WITHOUT ROWID;
    `),
];

/** The version of the schema that this program works with. */
export const SQLITE_SCHEMA = MIGRATIONS.length;

/** The version of the schema a database has; 0 when it is empty. */
export function schemaOf(db: Database): number {
  return Number(db.pragma('user_version', { simple: true }));
}

/**
 * Brings a database to the present schema, each step in a transaction of its own. Several processes may try at once.
 * @throws UnusableStorage when the database was written by a newer version of this program
 */
export function migrate(db: Database): void {
  for (;;) {
    const step = db.transaction(() => {
      const found = schemaOf(db);
      if (found > SQLITE_SCHEMA) throw new UnusableStorage(`database schema ${found} is newer than this program`);
      const migration = MIGRATIONS[found];
      if (migration === undefined) return 'done';
      migration(db);
      db.pragma(`user_version = ${found + 1}`);
      return 'again';
    });
    if (step.immediate() === 'done') return;
  }
}

interface OldMatch {
  readonly id: string;
  readonly game: string;
  readonly origin: string;
  readonly version: number;
  readonly state: string | null;
  readonly metadata: string;
}

function takeOverMatches(db: Database): void {
  const insert = db.prepare(
    `INSERT INTO matches (n, id, game, origin, version, base, stage, updated_at, metadata)
     VALUES (@n, @id, @game, @origin, @version, @version, @stage, @updatedAt, @metadata)`,
  );
  const keep = db.prepare('INSERT INTO snapshots (match, snapshot) VALUES (?, ?)');
  const load = db.prepare<[number], OldMatch>('SELECT * FROM old_matches WHERE rowid = ?');
  for (const n of db.prepare<[], number>('SELECT rowid FROM old_matches ORDER BY rowid').pluck().all()) {
    const old = load.get(n);
    if (old === undefined) continue;
    const { state, ...head } = old;
    const metadata = readObject(old.metadata);
    const over = metadata['gameover'] !== undefined;
    const stage: MatchStatus = state === null ? 'gathering' : over ? 'over' : 'playing';
    insert.run({ ...head, n, stage, updatedAt: timeIn(metadata['updatedAt']) });
    if (state !== null) keep.run(old.id, snapshotFrom(state));
  }
}

function takeOverRooms(db: Database): void {
  const insert = db.prepare(
    'INSERT INTO rooms (code, version, match, updated_at, body) VALUES (@code, @version, @match, @updatedAt, @body)',
  );
  const olds = db.prepare<[], { code: string; version: number; body: string }>('SELECT * FROM old_rooms').all();
  for (const old of olds) {
    const { matchId, createdAt } = readObject(old.body);
    insert.run({ ...old, match: typeof matchId === 'string' ? matchId : null, updatedAt: timeIn(createdAt) });
  }
}

/** Migrates a state; one that cannot be read stays as it is, so that the other matches can be played. */
function snapshotFrom(state: string): string {
  try {
    return fromVersion1(state);
  } catch {
    return state;
  }
}

function readObject(json: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** A time; a missing one counts as now, so that no sweep takes the match for old. */
function timeIn(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : Date.now();
}
