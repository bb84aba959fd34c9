import type { Logger } from 'pino';

import { headOf } from './head';
import { historiesOn } from './history';
import { journalOf } from './journal';
import { connect, type Connection, connectToRead, type Query } from './postgres-connection';
import { historyIn, unpackedIn } from './postgres-history';
import { checkFormat, makeTables } from './postgres-schema';
import { matchWriter } from './postgres-writes';
import type {
  ChatRecord,
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

/** How many matches or rooms are read or deleted at a time. */
const AT_ONCE = { matches: 20, rooms: 200, swept: 500, unstarted: 100, unpacked: 100 } as const;

/**
 * Opens the storage in a PostgreSQL database; several nodes may share it. Makes the tables of an empty one.
 * @param url postgres://user:password@host:port/database
 * @throws UnusableStorage when the database is of another format; other errors when the server cannot be reached
 */
export async function openPostgres(url: string, { log }: { readonly log?: Logger } = {}): Promise<Storage> {
  const connection = connect(url, log);
  try {
    await makeTables(connection, url);
  } catch (error) {
    await connection.close();
    throw error;
  }
  return storageOn(connection);
}

/**
 * Opens the storage in a PostgreSQL database to read its present state, while others may write.
 * @throws UnusableStorage when the database is of another format; others when it cannot be reached
 */
export async function readPostgres(url: string): Promise<Storage> {
  const connection = await connectToRead(url);
  try {
    await checkFormat(connection.query, url);
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

// Read integers as doubles where they fit; the driver makes strings of larger ones.
const HEAD = `id, game, origin, listing, version, metadata, stage, updated_at::float8 AS "updatedAt"`;
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
  loadStage: 'SELECT stage FROM matches WHERE id = $1',
  createMatch: `
    WITH made AS (
      INSERT INTO matches (id, game, origin, listing, version, base, stage, updated_at, metadata)
      VALUES ($1, $2, $3, $4, $5, $9, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id
    ), kept AS (
      INSERT INTO snapshots (match, snapshot) SELECT id, $10 FROM made WHERE $10::text IS NOT NULL
    ), begun AS (
      INSERT INTO beginnings (match, version, snapshot) SELECT id, $11::int, $12 FROM made WHERE $12::text IS NOT NULL
    )
    SELECT id FROM made`,
  restoreHistory: `
    INSERT INTO journal (match, version, at, change)
    SELECT $1, kept.version, kept.at, kept.change
    FROM unnest($2::int[], $3::bigint[], $4::text[]) AS kept (version, at, change)`,
  deleteMatch: 'DELETE FROM matches WHERE id = $1 RETURNING id AS key',
  deleteExpiredMatches: `
    DELETE FROM matches WHERE id IN (
      SELECT id FROM matches
      WHERE updated_at < CASE stage WHEN 'over' THEN $1::bigint WHEN 'playing' THEN $2::bigint ELSE $3::bigint END
      ORDER BY id LIMIT ${AT_ONCE.swept} FOR UPDATE SKIP LOCKED
    ) RETURNING id AS key, stage`,
  deleteUnstartedMatch: `
    DELETE FROM matches WHERE id = $1 AND updated_at = $2 AND stage = 'gathering' AND origin = 'lobby'
    RETURNING id AS key`,
  touchMatches: `
    WITH touched AS MATERIALIZED (
      SELECT id FROM matches WHERE id = ANY ($1) AND stage = 'gathering' AND origin = 'lobby' ORDER BY id FOR UPDATE
    )
    UPDATE matches SET updated_at = $2 FROM touched WHERE matches.id = touched.id RETURNING matches.id AS key`,
  unstartedMatches: `
    SELECT id AS key, updated_at::float8 AS "updatedAt", metadata AS body FROM matches
    WHERE stage = 'gathering' AND origin = 'lobby' AND (updated_at, id) > ($1, $2) AND updated_at < $3
    ORDER BY updated_at, id LIMIT ${AT_ONCE.unstarted}`,
  deleteSnapshots: 'DELETE FROM snapshots WHERE match = ANY ($1)',
  deleteJournals: 'DELETE FROM journal WHERE match = ANY ($1)',
  deleteBeginnings: 'DELETE FROM beginnings WHERE match = ANY ($1)',
  deletePackedHistories: 'DELETE FROM packed_histories WHERE match = ANY ($1)',
  listMatches: `
    SELECT ${HEAD} FROM matches WHERE game = $1 AND origin = 'lobby' AND listing = 'shown'
    ORDER BY n DESC LIMIT $2`,

  loadRoom: `SELECT ${ROOM} FROM rooms WHERE code = $1`,
  roomsAfter: `SELECT ${ROOM} FROM rooms WHERE code > $1 ORDER BY code LIMIT ${AT_ONCE.rooms}`,
  roomVersions: 'SELECT code AS key, version FROM rooms WHERE code = ANY ($1)',
  createRoom: `
    INSERT INTO rooms (code, version, body, match, updated_at, due_at)
    VALUES ($1, $2, $3, $4, $5, CASE WHEN $4::text IS NULL THEN NULL ELSE $5::bigint END)
    ON CONFLICT DO NOTHING RETURNING code`,
  saveRoom: `
    UPDATE rooms SET version = $2, body = $3, match = $4, updated_at = $5
    WHERE code = $1 AND version = $2 - 1 RETURNING code`,
  noteDue: 'UPDATE rooms SET due_at = $2 WHERE code = $1',
  dueRooms: 'SELECT code AS key FROM rooms WHERE due_at <= $1 ORDER BY due_at, code LIMIT $2',
  deleteUnusedRooms: `
    DELETE FROM rooms WHERE code IN (
      SELECT code FROM rooms WHERE match IS NULL AND updated_at < $1
      ORDER BY code LIMIT ${AT_ONCE.swept} FOR UPDATE SKIP LOCKED
    ) RETURNING code AS key`,
  deleteUnstartedRoom: 'DELETE FROM rooms WHERE code = $1 AND updated_at = $2 AND match IS NULL RETURNING code AS key',
  touchRooms: `
    WITH touched AS MATERIALIZED (
      SELECT code FROM rooms WHERE code = ANY ($1) AND match IS NULL ORDER BY code FOR UPDATE
    )
    UPDATE rooms SET updated_at = $2 FROM touched WHERE rooms.code = touched.code RETURNING rooms.code AS key`,
  unstartedRooms: `
    SELECT code AS key, updated_at::float8 AS "updatedAt", body FROM rooms
    WHERE match IS NULL AND (updated_at, code) > ($1, $2) AND updated_at < $3
    ORDER BY updated_at, code LIMIT ${AT_ONCE.unstarted}`,
  deletePlayedRooms: `
    DELETE FROM rooms WHERE code IN (
      SELECT code FROM rooms WHERE match IS NOT NULL AND NOT EXISTS (SELECT FROM matches WHERE id = rooms.match)
      ORDER BY code LIMIT ${AT_ONCE.swept} FOR UPDATE SKIP LOCKED
    ) RETURNING code AS key`,

  addChat: `
    WITH counted AS (
      INSERT INTO conversations AS kept (place, lines) VALUES ($1, 1)
      ON CONFLICT (place) DO UPDATE SET lines = kept.lines + 1 RETURNING place, lines
    ), trimmed AS (
      DELETE FROM chat USING counted WHERE chat.place = counted.place AND chat.n <= counted.lines - ${CHAT_KEPT}
    )
    INSERT INTO chat (place, n, body) SELECT place, lines, $2 FROM counted RETURNING n`,
  restoreLines: `
    INSERT INTO conversations (place, lines) VALUES ($1, $2)
    ON CONFLICT (place) DO UPDATE SET lines = excluded.lines`,
  restoreChat: `
    INSERT INTO chat (place, n, body) SELECT $1, line.n, line.body FROM unnest($2::int[], $3::text[]) AS line (n, body)`,
  trimChat: 'DELETE FROM chat WHERE place = $1 AND n <= $2',
  loadChat: 'SELECT n, body FROM chat WHERE place = $1 AND n > $2 ORDER BY n DESC LIMIT $3',
  deleteConversations: 'DELETE FROM conversations WHERE place = ANY ($1)',

  // The match is locked, so that it cannot be deleted in between.
  savePrediction: `
    WITH there AS (SELECT id FROM matches WHERE id = $1 FOR SHARE)
    INSERT INTO predictions (match, who, question, body) SELECT id, $2, $3, $4 FROM there
    ON CONFLICT (match, who, question) DO UPDATE SET body = excluded.body RETURNING who`,
  loadPredictions: `
    SELECT who, question, body FROM predictions WHERE match = $1 AND ($2::text IS NULL OR who = $2)
    ORDER BY who, question`,
  deletePredictions: 'DELETE FROM predictions WHERE match = ANY ($1)',

  newest: `
    SELECT max(updated_at)::float8 AS newest
    FROM (SELECT updated_at FROM matches UNION ALL SELECT updated_at FROM rooms) AS kept`,
  loadClock: 'SELECT body FROM clock',
  saveClock: 'INSERT INTO clock (one, body) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET body = excluded.body',

  addKeys: 'INSERT INTO keys (one, body) VALUES (1, $1) ON CONFLICT (one) DO NOTHING',
  loadKeys: 'SELECT body FROM keys',
  countRooms: 'SELECT count(*)::int AS count FROM rooms',
  countMatches: 'SELECT stage, count(*)::int AS count FROM matches GROUP BY stage',
  // The row is its own new version: no lock that a match waits for, and nothing that grows.
  ping: 'UPDATE schema_version SET version = version',
} as const;

interface Key {
  readonly key: string;
}

interface DroppedMatch extends Key {
  readonly stage: MatchStatus;
}

type UnstartedRow = Key & Omit<Unstarted, 'place'>;

function storageOn(connection: Connection): Storage {
  const writer = matchWriter(connection);
  const ask = <Row extends object>(name: keyof typeof SQL, ...values: readonly unknown[]): Promise<readonly Row[]> =>
    call<Row>(connection.query, name, values);
  // Rows of a match are deleted after it by statements of their own, which see rows written meanwhile.
  const dropMatches = (name: keyof typeof SQL, ...values: readonly unknown[]): Promise<readonly DroppedMatch[]> =>
    connection.transaction(async (query) => {
      const dropped = await call<DroppedMatch>(query, name, values);
      const ids = dropped.map(({ key }) => key);
      if (ids.length === 0) return [];
      await call(query, 'deleteSnapshots', [ids]);
      await call(query, 'deleteJournals', [ids]);
      await call(query, 'deleteBeginnings', [ids]);
      await call(query, 'deletePackedHistories', [ids]);
      await call(query, 'deletePredictions', [ids]);
      await call(query, 'deleteConversations', [ids.map(matchPlace)]);
      return dropped;
    });
  const dropRooms = (name: keyof typeof SQL, ...values: readonly unknown[]): Promise<readonly Key[]> =>
    connection.transaction(async (query) => {
      const dropped = await call<Key>(query, name, values);
      if (dropped.length > 0) await call(query, 'deleteConversations', [dropped.map(({ key }) => roomPlace(key))]);
      return dropped;
    });

  const addMatch = async (match: RestoredMatch): Promise<'created' | 'exists'> => {
    const { id, game, origin, listing, version, stage, updatedAt, metadata, base, snapshot, beginning } = match;
    const head = [id, game, origin, listing, version, stage, updatedAt, metadata];
    const made = await ask('createMatch', ...head, base, snapshot, beginning?.version, beginning?.snapshot);
    return made.length === 1 ? 'created' : 'exists';
  };
  const histories = historiesOn(historyIn(connection));

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
    loadStage: async (id) => {
      const [row] = await ask<Pick<MatchHead, 'stage'>>('loadStage', keyOf(id));
      return row?.stage ?? null;
    },
    createMatch: (match) => addMatch({ ...match, base: match.version, beginning: null }),
    writeMatch: (write) => writer.write({ ...write, id: keyOf(write.id) }),
    loadBeginning: (id) => histories.loadBeginning(keyOf(id)),
    history: (id, after) => histories.history(keyOf(id), after),
    pack: (id) => histories.pack(keyOf(id)),
    unpacked: () => unpackedIn(connection, AT_ONCE.unpacked),
    restoreMatch: addMatch,
    restoreHistory: async (id, changes) => {
      const columns = [
        changes.map(({ version }) => version),
        changes.map(({ at }) => at),
        changes.map(({ change }) => change),
      ];
      await ask('restoreHistory', id, ...columns);
    },
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

    noteDue: async (code, at) => {
      await ask('noteDue', keyOf(code), at);
    },
    dueRooms: async (by, limit) => (await ask<Key>('dueRooms', by, limit)).map(({ key }) => key),

    addChat: async (place, body) => (await ask<{ n: number }>('addChat', place, body))[0]?.n ?? 0,
    loadChat: async (place, after, limit) =>
      (await ask<ChatRecord>('loadChat', keyOf(place), after, limit)).toReversed(),

    restoreChat: (place, lines) =>
      connection.transaction(async (query) => {
        const last = lines.at(-1)?.n;
        if (last === undefined) return;
        await call(query, 'restoreLines', [place, last]);
        await call(query, 'restoreChat', [place, lines.map(({ n }) => n), lines.map(({ body }) => body)]);
        await call(query, 'trimChat', [place, last - CHAT_KEPT]);
      }),

    savePrediction: async (match, { who, question, body }) =>
      (await ask('savePrediction', keyOf(match), who, question, body)).length === 1 ? 'saved' : 'no-match',
    loadPredictions: (match, who) => ask<PredictionRecord>('loadPredictions', keyOf(match), who),

    touch: async (places, at) => {
      const rooms = places.map(roomOfPlace).filter((code) => code !== null);
      const matches = places.map(matchOfPlace).filter((id) => id !== null);
      const [touchedRooms, touchedMatches] = await Promise.all([
        rooms.length === 0 ? [] : ask<Key>('touchRooms', rooms.map(keyOf), at),
        matches.length === 0 ? [] : ask<Key>('touchMatches', matches.map(keyOf), at),
      ]);
      return new Set([
        ...touchedRooms.map(({ key }) => roomPlace(key)),
        ...touchedMatches.map(({ key }) => matchPlace(key)),
      ]);
    },
    unstarted: async function* (kind, before) {
      const placeOf = kind === 'room' ? roomPlace : matchPlace;
      const name = kind === 'room' ? 'unstartedRooms' : 'unstartedMatches';
      for (let [at, last] = [Number.MIN_SAFE_INTEGER, '']; ;) {
        const rows = await ask<UnstartedRow>(name, at, last, before);
        for (const { key, updatedAt, body } of rows) yield { place: placeOf(key), updatedAt, body };
        if (rows.length < AT_ONCE.unstarted) return;
        [at, last] = [rows.at(-1)?.updatedAt ?? at, rows.at(-1)?.key ?? last];
      }
    },
    deleteUnstarted: async ({ place, updatedAt }) => {
      const [code, id] = [roomOfPlace(place), matchOfPlace(place)];
      const rooms = code === null ? [] : await dropRooms('deleteUnstartedRoom', keyOf(code), updatedAt);
      const matches = id === null ? [] : await dropMatches('deleteUnstartedMatch', keyOf(id), updatedAt);
      return rooms.length + matches.length > 0 ? 'deleted' : 'kept';
    },
    sweep: async ({ finishedBefore, abandonedBefore, emptyBefore }) => {
      const expired = await all(() =>
        dropMatches('deleteExpiredMatches', finishedBefore, abandonedBefore, emptyBefore),
      );
      const empty = await all(() => dropRooms('deleteUnusedRooms', emptyBefore));
      const ended = await all(() => dropRooms('deletePlayedRooms'));
      const of = (kind: SweptKind): readonly string[] =>
        expired.filter(({ stage }) => sweptKindOf(stage) === kind).map(({ key }) => key);
      return {
        matches: { finished: of('finished'), abandoned: of('abandoned'), empty: of('empty') },
        rooms: { empty: empty.length, ended: ended.length },
      };
    },
    newest: async () => (await ask<{ newest: number | null }>('newest'))[0]?.newest ?? null,
    loadClock: async () => (await ask<{ body: string }>('loadClock'))[0]?.body ?? null,
    saveClock: async (body) => {
      await ask('saveClock', body);
    },
    loadKeys: async () => (await ask<{ body: string }>('loadKeys'))[0]?.body ?? null,
    keepKeys: async (made) => {
      await ask('addKeys', made);
      return (await ask<{ body: string }>('loadKeys'))[0]?.body ?? made;
    },
    count: async () => {
      const [rooms] = await ask<{ count: number }>('countRooms');
      const stages = await ask<{ stage: MatchStatus; count: number }>('countMatches');
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

/** Deletes rows in portions until there are no more; resolves to all that were deleted. */
async function all<Dropped>(some: () => Promise<readonly Dropped[]>): Promise<readonly Dropped[]> {
  for (const sum: Dropped[] = []; ;) {
    const dropped = await some();
    sum.push(...dropped);
    if (dropped.length < AT_ONCE.swept) return sum;
  }
}

/** Replaces a key with NUL, which PostgreSQL's texts cannot hold, by one that does not exist. */
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
