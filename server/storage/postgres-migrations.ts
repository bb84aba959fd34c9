import type { Connection, Query } from './postgres-connection';
import { UnusableStorage } from './unusable';

/** Each entry takes the schema one version up; `schema_version` says how many have run. Never edit an old entry. */
const MIGRATIONS: readonly (readonly string[])[] = [
  [
    // Rewritten at every choice, so it must stay small: no state in it. The journal begins after the version "base".
    `CREATE TABLE matches (
       n BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
       id TEXT COLLATE "C" NOT NULL UNIQUE,
       game TEXT COLLATE "C" NOT NULL,
       origin TEXT NOT NULL CHECK (origin IN ('room', 'lobby')),
       version INTEGER NOT NULL,
       base INTEGER NOT NULL,
       stage TEXT NOT NULL CHECK (stage IN ('gathering', 'playing', 'over')),
       updated_at BIGINT NOT NULL,
       metadata TEXT NOT NULL
     ) WITH (fillfactor = 50)`,
    `CREATE INDEX matches_by_stage ON matches (stage)`,
    `CREATE INDEX matches_in_lobby ON matches (game, n) WHERE origin = 'lobby'`,
    `CREATE TABLE snapshots (match TEXT COLLATE "C" PRIMARY KEY, snapshot TEXT NOT NULL)`,
    `CREATE TABLE journal (
       match TEXT COLLATE "C" NOT NULL,
       version INTEGER NOT NULL,
       change TEXT NOT NULL,
       PRIMARY KEY (match, version)
     )`,
    `CREATE TABLE rooms (
       code TEXT COLLATE "C" PRIMARY KEY,
       version INTEGER NOT NULL,
       match TEXT COLLATE "C",
       updated_at BIGINT NOT NULL,
       body TEXT NOT NULL
     )`,
    // Who speaks at a place takes turns at its row here.
    `CREATE TABLE conversations (place TEXT COLLATE "C" PRIMARY KEY, lines INTEGER NOT NULL)`,
    `CREATE TABLE chat (
       place TEXT COLLATE "C" NOT NULL REFERENCES conversations ON DELETE CASCADE,
       n INTEGER NOT NULL,
       body TEXT NOT NULL,
       PRIMARY KEY (place, n)
     )`,
  ],
  [
    `ALTER TABLE matches
       ADD COLUMN listing TEXT NOT NULL DEFAULT 'shown' CHECK (listing IN ('shown', 'hidden'))`,
    // Metadata that cannot be read must not keep the others from being played. PostgreSQL's JSON has no NUL.
    String.raw`DO $$
       DECLARE kept RECORD;
       BEGIN
         FOR kept IN SELECT id, metadata FROM matches LOOP
           BEGIN
             IF replace(kept.metadata, '\u0000', '')::json ->> 'unlisted' = 'true' THEN
               UPDATE matches SET listing = 'hidden' WHERE id = kept.id;
             END IF;
           EXCEPTION WHEN data_exception THEN NULL;
           END;
         END LOOP;
       END
     $$`,
    `DROP INDEX matches_in_lobby`,
    `CREATE INDEX matches_in_lobby ON matches (game, n) WHERE origin = 'lobby' AND listing = 'shown'`,
    // None like it for matches: an index of their times would make each choice in any match dearer.
    `CREATE INDEX rooms_unstarted ON rooms (updated_at, code) WHERE match IS NULL`,
    `CREATE TABLE clock (one INTEGER PRIMARY KEY CHECK (one = 1), body TEXT NOT NULL)`,
    // As many lines as this version keeps: CHAT_KEPT.
    `DELETE FROM chat USING conversations
     WHERE conversations.place = chat.place AND chat.n <= conversations.lines - 1000`,
  ],
  [
    // The journal is the history now: nothing of it goes before it is packed. Nobody knows when its changes so far were
    // written, but for the last one.
    `ALTER TABLE journal ADD COLUMN at BIGINT`,
    `UPDATE journal SET at = matches.updated_at FROM matches WHERE id = match`,
    `DELETE FROM journal WHERE at IS NULL`,
    `ALTER TABLE journal ALTER COLUMN at SET NOT NULL`,
    // The first snapshots of matches that have a newer one and unpacked changes between.
    `CREATE TABLE beginnings (
       match TEXT COLLATE "C" PRIMARY KEY,
       version INTEGER NOT NULL,
       snapshot TEXT NOT NULL
     )`,
    // Beginnings with all changes up to a version.
    `CREATE TABLE packed_histories (
       match TEXT COLLATE "C" PRIMARY KEY,
       version INTEGER NOT NULL,
       packed BYTEA NOT NULL
     )`,
    // It is compressed already.
    `ALTER TABLE packed_histories ALTER COLUMN packed SET STORAGE EXTERNAL`,
  ],
  // The same tables. Matches are stored without two counters that follow from the rest: an older program would miss them.
  [],
  // The same tables. A change in the journal is a patch from a state that has been counted on: see `changeBetween`.
  [],
  [
    // When a room is to be looked at although nobody is there. What was not noted so far is found out by looking.
    `ALTER TABLE rooms ADD COLUMN due_at BIGINT`,
    `UPDATE rooms SET due_at = updated_at WHERE match IS NOT NULL`,
    `CREATE INDEX due_rooms ON rooms (due_at) WHERE due_at IS NOT NULL`,
    `CREATE TABLE keys (one INTEGER PRIMARY KEY CHECK (one = 1), body TEXT NOT NULL)`,
  ],
  [
    `CREATE TABLE predictions (
       match TEXT COLLATE "C" NOT NULL,
       who TEXT COLLATE "C" NOT NULL,
       question TEXT COLLATE "C" NOT NULL,
       body TEXT NOT NULL,
       PRIMARY KEY (match, who, question)
     )`,
  ],
];

/** The version of the schema that this program works with. */
export const POSTGRES_SCHEMA = MIGRATIONS.length;

/** The number of the advisory lock that a migrating node holds. */
const LOCK = 7_305_241_117;

/**
 * Brings a database to the present schema, each step in a transaction of its own. Several nodes may try at once.
 * @throws UnusableStorage when the database was written by a newer version of this program
 */
export async function migrate(connection: Connection): Promise<void> {
  while ((await connection.transaction(step)) === 'again');
}

async function step(query: Query): Promise<'again' | 'done'> {
  await run(query, 'SET LOCAL statement_timeout = 0');
  await run(query, `SELECT pg_advisory_xact_lock(${LOCK})`);
  await run(query, 'CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  const found = await schemaOf(query);
  if (found > POSTGRES_SCHEMA) throw new UnusableStorage(`database schema ${found} is newer than this program`);
  const migration = MIGRATIONS[found];
  if (migration === undefined) return 'done';
  for (const statement of migration) await run(query, statement);
  await run(query, 'DELETE FROM schema_version');
  await run(query, `INSERT INTO schema_version VALUES (${found + 1})`);
  return 'again';
}

/** The version of the schema a database has; 0 when it is empty. */
export async function schemaOf(query: Query): Promise<number> {
  const text = `SELECT to_regclass('schema_version') IS NOT NULL AS there`;
  const [table] = await query<{ there: boolean }>({ text }, []);
  if (table?.there !== true) return 0;
  const [row] = await query<{ version: number }>({ text: 'SELECT version FROM schema_version' }, []);
  return row?.version ?? 0;
}

async function run(query: Query, text: string): Promise<void> {
  await query({ text }, []);
}
