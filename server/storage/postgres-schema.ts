import { FORMAT, isRead, otherFormat } from './format';
import type { Connection, Query } from './postgres-connection';

const TABLES: readonly string[] = [
  // Rewritten at every choice, so it must stay small: no state in it. The match is loaded from the snapshot of version "base".
  `CREATE TABLE matches (
     n BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     id TEXT COLLATE "C" NOT NULL UNIQUE,
     game TEXT COLLATE "C" NOT NULL,
     origin TEXT NOT NULL CHECK (origin IN ('room', 'lobby')),
     listing TEXT NOT NULL CHECK (listing IN ('shown', 'hidden')),
     version INTEGER NOT NULL,
     base INTEGER NOT NULL,
     stage TEXT NOT NULL CHECK (stage IN ('gathering', 'playing', 'over')),
     updated_at BIGINT NOT NULL,
     metadata TEXT NOT NULL
   ) WITH (fillfactor = 50)`,
  // None of the times of matches: it would make each choice in any match dearer.
  `CREATE INDEX matches_by_stage ON matches (stage)`,
  `CREATE INDEX matches_in_lobby ON matches (game, n) WHERE origin = 'lobby' AND listing = 'shown'`,
  `CREATE TABLE snapshots (match TEXT COLLATE "C" PRIMARY KEY, snapshot TEXT NOT NULL)`,
  `CREATE TABLE journal (
     match TEXT COLLATE "C" NOT NULL,
     version INTEGER NOT NULL,
     at BIGINT NOT NULL,
     change TEXT NOT NULL,
     PRIMARY KEY (match, version)
   )`,
  // The first snapshots of matches that have a newer one and unpacked changes between.
  `CREATE TABLE beginnings (
     match TEXT COLLATE "C" PRIMARY KEY,
     version INTEGER NOT NULL,
     snapshot TEXT NOT NULL
   )`,
  // Beginnings with all changes up to a version, compressed already.
  `CREATE TABLE packed_histories (
     match TEXT COLLATE "C" PRIMARY KEY,
     version INTEGER NOT NULL,
     packed BYTEA NOT NULL
   )`,
  `ALTER TABLE packed_histories ALTER COLUMN packed SET STORAGE EXTERNAL`,
  `CREATE TABLE predictions (
     match TEXT COLLATE "C" NOT NULL,
     who TEXT COLLATE "C" NOT NULL,
     question TEXT COLLATE "C" NOT NULL,
     body TEXT NOT NULL,
     PRIMARY KEY (match, who, question)
   )`,
  // "due_at" is when it is to be looked at without people.
  `CREATE TABLE rooms (
     code TEXT COLLATE "C" PRIMARY KEY,
     version INTEGER NOT NULL,
     match TEXT COLLATE "C",
     updated_at BIGINT NOT NULL,
     due_at BIGINT,
     body TEXT NOT NULL
   )`,
  `CREATE INDEX rooms_unstarted ON rooms (updated_at, code) WHERE match IS NULL`,
  `CREATE INDEX due_rooms ON rooms (due_at) WHERE due_at IS NOT NULL`,
  // Writers of lines at a place take turns at its row here.
  `CREATE TABLE conversations (place TEXT COLLATE "C" PRIMARY KEY, lines INTEGER NOT NULL)`,
  `CREATE TABLE chat (
     place TEXT COLLATE "C" NOT NULL REFERENCES conversations ON DELETE CASCADE,
     n INTEGER NOT NULL,
     body TEXT NOT NULL,
     PRIMARY KEY (place, n)
   )`,
  `CREATE TABLE clock (one INTEGER PRIMARY KEY CHECK (one = 1), body TEXT NOT NULL)`,
  `CREATE TABLE keys (one INTEGER PRIMARY KEY CHECK (one = 1), body TEXT NOT NULL)`,
  `CREATE TABLE schema_version (version INTEGER NOT NULL)`,
  `INSERT INTO schema_version VALUES (${FORMAT})`,
];

/** The number of the advisory lock that a node holds while it makes the tables. */
const LOCK = 7_305_241_117;

/**
 * Makes the tables of an empty database, or gives one of an older format this one. Several nodes may try at once.
 * @param url of the database, for the error
 * @throws UnusableStorage when the database is of a format that this program does not read; it stays as it is
 */
export async function makeTables(connection: Connection, url: string): Promise<void> {
  await connection.transaction(async (query) => {
    await run(query, `SELECT pg_advisory_xact_lock(${LOCK})`);
    if ((await formatOf(query)) === 0) for (const statement of TABLES) await run(query, statement);
    await checkFormat(query, url);
    await run(query, `UPDATE schema_version SET version = ${FORMAT} WHERE version < ${FORMAT}`);
  });
}

/** Throws UnusableStorage when a database is of a format that this program does not read. `url` is as in {@link makeTables}. */
export async function checkFormat(query: Query, url: string): Promise<void> {
  const found = await formatOf(query);
  const { host, pathname } = new URL(url);
  if (!isRead(found)) throw otherFormat(`the database ${pathname.slice(1)} at ${host}`, found);
}

/** The format of a database; 0 when it is empty. */
async function formatOf(query: Query): Promise<number> {
  const text = `SELECT to_regclass('schema_version') IS NOT NULL AS there`;
  const [table] = await query<{ there: boolean }>({ text }, []);
  if (table?.there !== true) return 0;
  const [row] = await query<{ version: number }>({ text: 'SELECT version FROM schema_version' }, []);
  return row?.version ?? 0;
}

async function run(query: Query, text: string): Promise<void> {
  await query({ text }, []);
}
