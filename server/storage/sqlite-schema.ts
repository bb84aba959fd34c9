import type { Database } from 'better-sqlite3';

import { FORMAT, isRead, otherFormat } from './format';

const TABLES = `
  -- Rewritten at every choice, so it must stay small: no state in it. The match is loaded from the snapshot of version "base".
  CREATE TABLE matches (
    n INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    origin TEXT NOT NULL CHECK (origin IN ('room', 'lobby')),
    listing TEXT NOT NULL CHECK (listing IN ('shown', 'hidden')),
    version INTEGER NOT NULL,
    base INTEGER NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('gathering', 'playing', 'over')),
    updated_at INTEGER NOT NULL,
    metadata TEXT NOT NULL
  ) STRICT;
  CREATE INDEX matches_by_stage ON matches (stage);
  CREATE INDEX matches_in_lobby ON matches (game) WHERE origin = 'lobby' AND listing = 'shown';
  -- Nothing is written to this index and to that of rooms once a match or room has begun.
  CREATE INDEX matches_unstarted ON matches (updated_at, id) WHERE stage = 'gathering' AND origin = 'lobby';
  CREATE TABLE snapshots (
    match TEXT PRIMARY KEY,
    snapshot TEXT NOT NULL
  ) STRICT;
  -- Rows lie in the order of writing: in the order of matches, each write would split pages in the middle of the table, and half of
  -- its pages would be empty.
  CREATE TABLE journal (
    match TEXT NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    change TEXT NOT NULL,
    PRIMARY KEY (match, version)
  ) STRICT;
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
  CREATE TABLE predictions (
    match TEXT NOT NULL,
    who TEXT NOT NULL,
    question TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (match, who, question)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE rooms (
    code TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    match TEXT,
    updated_at INTEGER NOT NULL,
    -- When it is to be looked at without people.
    due_at INTEGER,
    body TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX rooms_unstarted ON rooms (updated_at, code) WHERE match IS NULL;
  CREATE INDEX due_rooms ON rooms (due_at) WHERE due_at IS NOT NULL;
  CREATE TABLE chat (
    place TEXT NOT NULL,
    n INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (place, n)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE clock (one INTEGER PRIMARY KEY CHECK (one = 1), body TEXT NOT NULL) STRICT;
  CREATE TABLE keys (one INTEGER PRIMARY KEY CHECK (one = 1), body TEXT NOT NULL) STRICT;
`;

/** The format of a database; 0 when it is empty. */
export function formatOf(db: Database): number {
  return Number(db.pragma('user_version', { simple: true }));
}

/** Throws UnusableStorage when a database is of a format that this program does not read. */
export function checkFormat(db: Database): void {
  const found = formatOf(db);
  if (!isRead(found)) throw otherFormat(`the database ${db.name}`, found);
}

/**
 * Makes the tables of an empty database, or gives one of an older format this one. Several processes may try at once.
 * @throws UnusableStorage when the database is of a format that this program does not read; it stays as it is
 */
export function makeTables(db: Database): void {
  db.transaction(() => {
    if (formatOf(db) === 0) db.exec(TABLES);
    else checkFormat(db);
    if (formatOf(db) !== FORMAT) db.pragma(`user_version = ${FORMAT}`);
  }).immediate();
}
