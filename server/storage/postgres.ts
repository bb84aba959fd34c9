import type { Logger } from 'pino';

import { headOf } from './head';
import { journalOf } from './journal';
import { connect, type Connection, connectToRead, type Query } from './postgres-connection';
import { migrate, POSTGRES_SCHEMA, schemaOf } from './postgres-migrations';
import { matchWriter } from './postgres-writes';
import type { ChatRecord, MatchHead, MatchStage, MatchTail, RoomRecord, Storage, StoredMatch } from './storage';
import { matchPlace, roomPlace } from './storage';
import { UnusableStorage } from './unusable';

/** How many matches or rooms are read or deleted at a time. */
const AT_ONCE = { matches: 20, rooms: 200, swept: 500 } as const;

/**
 * Opens the storage in a PostgreSQL database; several nodes may share it. Brings the schema up to date first.
 * @param url postgres://user:password@host:port/database
 * @throws UnusableStorage when the database is of a newer version; other errors when the server cannot be reached
 */
export async function openPostgres(url: string, { log }: { readonly log?: Logger } = {}): Promise<Storage> {
  const connection = connect(url, log);
  try {
    await migrate(connection);
  } catch (error) {
    await connection.close();
    throw error;
  }
  return storageOn(connection);
}

/**
 * Opens the storage in a PostgreSQL database to read it as it is at this moment, whatever others write meanwhile.
 * @throws UnusableStorage when the database is not of this program's version; others when it cannot be reached
 */
export async function readPostgres(url: string): Promise<Storage> {
  const connection = await connectToRead(url);
  try {
    const found = await schemaOf(connection.query);
    if (found !== POSTGRES_SCHEMA) {
      throw new UnusableStorage(`database schema ${found} is not this program's, ${POSTGRES_SCHEMA}`);
    }
  } catch (error) {
    await connection.close();
    throw error;
  }
  return storageOn(connection);
}

interface TailRow extends MatchHead {
  readonly base: number;
  readonly versions: readonly number[];
  readonly changes: readonly string[];
}

interface MatchRow extends TailRow {
  readonly n: number;
  readonly snapshot: string | null;
}

// What fits into a double leaves the database as one; the driver makes strings of larger integers.
const HEAD = `id, game, origin, version, metadata, stage, updated_at::float8 AS "updatedAt"`;
const ROOM = `code, version, body, match, updated_at::float8 AS "updatedAt"`;

const journalAfter = (version: string): string =>
  ['version', 'change']
    .map(
      (column) =>
        `ARRAY(SELECT journal.${column} FROM journal
               WHERE match = id AND journal.version > ${version} ORDER BY journal.version) AS ${column}s`,
    )
    .join(', ');
const MATCH = `n::float8, base, ${HEAD}, ${journalAfter('base')},
  (SELECT snapshot FROM snapshots WHERE match = id) AS snapshot`;

const SQL = {
  loadMatch: `SELECT ${MATCH} FROM matches WHERE id = $1`,
  matchesAfter: `SELECT ${MATCH} FROM matches WHERE n > $1 ORDER BY n LIMIT ${AT_ONCE.matches}`,
  loadTail: `SELECT base, ${HEAD}, ${journalAfter('$2')} FROM matches WHERE id = $1`,
  matchVersions: 'SELECT id AS key, version FROM matches WHERE id = ANY ($1)',
  createMatch: `
    WITH made AS (
      INSERT INTO matches (id, game, origin, version, base, stage, updated_at, metadata)
      VALUES ($1, $2, $3, $4, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id
    ), kept AS (
      INSERT INTO snapshots (match, snapshot) SELECT id, $8 FROM made WHERE $8::text IS NOT NULL
    )
    SELECT id FROM made`,
  deleteMatch: 'DELETE FROM matches WHERE id = $1 RETURNING id AS key',
  deleteExpiredMatches: `
    DELETE FROM matches WHERE id IN (
      SELECT id FROM matches WHERE updated_at < CASE stage WHEN 'over' THEN $1::bigint ELSE $2::bigint END
      ORDER BY id LIMIT ${AT_ONCE.swept} FOR UPDATE SKIP LOCKED
    ) RETURNING id AS key`,
  deleteSnapshots: 'DELETE FROM snapshots WHERE match = ANY ($1)',
  deleteJournals: 'DELETE FROM journal WHERE match = ANY ($1)',
  listMatches: `SELECT ${HEAD} FROM matches WHERE game = $1 AND origin = 'lobby' ORDER BY n DESC LIMIT $2`,

  loadRoom: `SELECT ${ROOM} FROM rooms WHERE code = $1`,
  roomsAfter: `SELECT ${ROOM} FROM rooms WHERE code > $1 ORDER BY code LIMIT ${AT_ONCE.rooms}`,
  roomVersions: 'SELECT code AS key, version FROM rooms WHERE code = ANY ($1)',
  createRoom: `
    INSERT INTO rooms (code, version, body, match, updated_at) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT DO NOTHING RETURNING code`,
  saveRoom: `
    UPDATE rooms SET version = $2, body = $3, match = $4, updated_at = $5
    WHERE code = $1 AND version = $2 - 1 RETURNING code`,
  deleteUnusedRooms: `
    DELETE FROM rooms WHERE code IN (
      SELECT code FROM rooms WHERE match IS NULL AND updated_at < $1
      ORDER BY code LIMIT ${AT_ONCE.swept} FOR UPDATE SKIP LOCKED
    ) RETURNING code AS key`,
  deletePlayedRooms: `
    DELETE FROM rooms WHERE code IN (
      SELECT code FROM rooms WHERE match IS NOT NULL AND NOT EXISTS (SELECT FROM matches WHERE id = rooms.match)
      ORDER BY code LIMIT ${AT_ONCE.swept} FOR UPDATE SKIP LOCKED
    ) RETURNING code AS key`,

  addChat: `
    WITH counted AS (
      INSERT INTO conversations AS kept (place, lines) VALUES ($1, 1)
      ON CONFLICT (place) DO UPDATE SET lines = kept.lines + 1 RETURNING place, lines
    )
    INSERT INTO chat (place, n, body) SELECT place, lines, $2 FROM counted RETURNING n`,
  loadChat: 'SELECT n, body FROM chat WHERE place = $1 AND n > $2 ORDER BY n DESC LIMIT $3',
  deleteConversations: 'DELETE FROM conversations WHERE place = ANY ($1)',

  countRooms: 'SELECT count(*)::int AS count FROM rooms',
  countMatches: 'SELECT stage, count(*)::int AS count FROM matches GROUP BY stage',
  // The row is its own new version: no lock that a match waits for, and nothing that grows.
  ping: 'UPDATE schema_version SET version = version',
} as const;

interface Key {
  readonly key: string;
}

function storageOn(connection: Connection): Storage {
  const writer = matchWriter(connection);
  const ask = <Row extends object>(name: keyof typeof SQL, ...values: readonly unknown[]): Promise<readonly Row[]> =>
    call<Row>(connection.query, name, values);
  // What belongs to a match is deleted by statements of their own after it, which see what was written meanwhile.
  const dropMatches = (name: keyof typeof SQL, ...values: readonly unknown[]): Promise<number> =>
    connection.transaction(async (query) => {
      const ids = (await call<Key>(query, name, values)).map(({ key }) => key);
      if (ids.length === 0) return 0;
      await call(query, 'deleteSnapshots', [ids]);
      await call(query, 'deleteJournals', [ids]);
      await call(query, 'deleteConversations', [ids.map(matchPlace)]);
      return ids.length;
    });
  const dropRooms = (name: keyof typeof SQL, ...values: readonly unknown[]): Promise<number> =>
    connection.transaction(async (query) => {
      const codes = (await call<Key>(query, name, values)).map(({ key }) => key);
      if (codes.length > 0) await call(query, 'deleteConversations', [codes.map(roomPlace)]);
      return codes.length;
    });

  return {
    loadMatch: async (id) => {
      const [row] = await ask<MatchRow>('loadMatch', keyOf(id));
      return row === undefined ? null : whole(row);
    },
    loadTail: async (id, after) => {
      const [row] = await ask<TailRow>('loadTail', keyOf(id), after);
      return row === undefined || after < row.base || after > row.version ? null : tailOf(row, after);
    },
    matchVersions: async (ids) => versionsOf(await ask('matchVersions', ids.map(keyOf))),
    createMatch: async ({ id, game, origin, version, stage, updatedAt, metadata, snapshot }) => {
      const made = await ask('createMatch', id, game, origin, version, stage, updatedAt, metadata, snapshot);
      return made.length === 1 ? 'created' : 'exists';
    },
    writeMatch: (write) => writer.write({ ...write, id: keyOf(write.id) }),
    deleteMatch: async (id) => {
      await dropMatches('deleteMatch', keyOf(id));
    },
    listMatches: async (game, limit) => (await ask<MatchHead>('listMatches', keyOf(game), limit)).map(headOf),

    loadRoom: async (code) => (await ask<RoomRecord>('loadRoom', keyOf(code)))[0] ?? null,
    roomVersions: async (codes) => versionsOf(await ask('roomVersions', codes.map(keyOf))),
    createRoom: async ({ code, version, body, match, updatedAt }) =>
      (await ask('createRoom', code, version, body, match, updatedAt)).length === 1 ? 'created' : 'exists',
    saveRoom: async ({ code, version, body, match, updatedAt }) =>
      (await ask('saveRoom', keyOf(code), version, body, match, updatedAt)).length === 1 ? 'saved' : 'conflict',

    addChat: async (place, body) => (await ask<{ n: number }>('addChat', place, body))[0]?.n ?? 0,
    loadChat: async (place, after, limit) =>
      (await ask<ChatRecord>('loadChat', keyOf(place), after, limit)).toReversed(),

    sweep: async ({ finishedBefore, abandonedBefore }) => {
      const matches = await all(() => dropMatches('deleteExpiredMatches', finishedBefore, abandonedBefore));
      const unused = await all(() => dropRooms('deleteUnusedRooms', abandonedBefore));
      return { matches, rooms: unused + (await all(() => dropRooms('deletePlayedRooms'))) };
    },
    count: async () => {
      const [rooms] = await ask<{ count: number }>('countRooms');
      const stages = await ask<{ stage: MatchStage; count: number }>('countMatches');
      const found = Object.fromEntries(stages.map(({ stage, count }) => [stage, count]));
      return { rooms: rooms?.count ?? 0, matches: { gathering: 0, playing: 0, over: 0, ...found } };
    },
    everyMatch: async function* () {
      for (let last = 0; ;) {
        const rows = await ask<MatchRow>('matchesAfter', last);
        for (const row of rows) yield whole(row);
        last = rows.at(-1)?.n ?? last;
        if (rows.length < AT_ONCE.matches) return;
      }
    },
    everyRoom: async function* () {
      for (let last = ''; ;) {
        const rows = await ask<RoomRecord>('roomsAfter', last);
        yield* rows;
        last = rows.at(-1)?.code ?? last;
        if (rows.length < AT_ONCE.rooms) return;
      }
    },
    ping: async () => {
      await ask('ping');
    },
    close: async () => {
      await writer.idle();
      await connection.close();
    },
  };
}

function call<Row extends object>(
  query: Query,
  name: keyof typeof SQL,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  return query<Row>({ name, text: SQL[name] }, values);
}

/** Deletes some at a time until there are no more; resolves to how many there were. */
async function all(some: () => Promise<number>): Promise<number> {
  for (let sum = 0; ;) {
    const deleted = await some();
    sum += deleted;
    if (deleted < AT_ONCE.swept) return sum;
  }
}

/** PostgreSQL's texts cannot hold NUL and so no key has it: one that does is looked for as another that nobody has. */
function keyOf(text: string): string {
  return text.replaceAll('\0', '\uffff');
}

function tailOf(row: TailRow, after: number): MatchTail {
  const changes = row.versions.map((version, i) => ({ version, change: row.changes[i] ?? '' }));
  return { ...headOf(row), journal: journalOf(after, row.version, changes) };
}

function whole(row: MatchRow): StoredMatch {
  return { ...tailOf(row, row.base), snapshot: row.snapshot };
}

function versionsOf(rows: readonly (Key & { readonly version: number })[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ key, version }) => [key, version]));
}
