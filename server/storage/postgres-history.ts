import type { HistoryRows } from './history';
import type { Connection, Query } from './postgres-connection';
import type { Beginning, HistoryChange } from './storage';

// Read integers as doubles where they fit; the driver makes strings of larger ones.
const CHANGES = `
  SELECT version, at::float8 AS at, change FROM journal WHERE match = $1 AND version > $2 ORDER BY version LIMIT $3`;
const PACKED = 'SELECT version, packed FROM packed_histories WHERE match = $1 AND version > $2';
/** The packed history, the first of several snapshots, or the only one. */
const BEGINNING = `
  SELECT packed_histories.packed, beginnings.version, beginnings.snapshot, base, snapshots.snapshot AS only
  FROM matches
    LEFT JOIN packed_histories ON packed_histories.match = id
    LEFT JOIN beginnings ON beginnings.match = id
    LEFT JOIN snapshots ON snapshots.match = id
  WHERE id = $1`;
const PACKABLE = 'SELECT base FROM matches JOIN beginnings ON match = id WHERE id = $1';
/** Locks the snapshot: packing and deleting a match wait for each other, and rows of a match are deleted after it. */
const LOCKED = `${PACKABLE} AND base = $2 FOR UPDATE`;
const PUT_PACKED = `
  INSERT INTO packed_histories (match, version, packed) VALUES ($1, $2, $3)
  ON CONFLICT (match) DO UPDATE SET version = excluded.version, packed = excluded.packed`;
const DELETE_CHANGES = 'DELETE FROM journal WHERE match = $1 AND version <= $2';
const DELETE_BEGINNING = 'DELETE FROM beginnings WHERE match = $1';
const UNPACKED = `
  SELECT id FROM beginnings JOIN matches ON id = match WHERE match > $1 AND stage = 'over' ORDER BY match LIMIT $2`;

interface BeginningRow {
  readonly packed: Uint8Array | null;
  readonly version: number | null;
  readonly snapshot: string | null;
  readonly base: number;
  readonly only: string | null;
}

/** The rows of histories in PostgreSQL. */
export function historyIn(connection: Connection): HistoryRows {
  const { query } = connection;
  return {
    beginning: async (id) => {
      const [row] = await ask<BeginningRow>(query, 'history-beginning', BEGINNING, id);
      if (row === undefined) return null;
      if (row.packed !== null) return { kind: 'packed', packed: row.packed };
      const beginning = plainIn(row);
      return beginning === null ? null : { kind: 'plain', beginning };
    },
    changes: async (id, after, limit) => {
      // Rows first: what they lack because it is packed meanwhile is in the packed part then.
      const changes = await ask<HistoryChange>(query, 'history-changes', CHANGES, id, after, limit);
      const [packed] = await ask<{ version: number; packed: Uint8Array }>(query, 'history-packed', PACKED, id, after);
      return packed === undefined ? { kind: 'rows', changes } : { kind: 'packed', ...packed };
    },
    packable: async (id) => (await ask<{ base: number }>(query, 'history-packable', PACKABLE, id))[0]?.base ?? null,
    replace: (id, version, packed) =>
      connection.transaction(async (within) => {
        const locked = await ask(within, 'history-lock', LOCKED, id, version);
        if (locked.length === 0) return 'nothing';
        await ask(within, 'history-pack', PUT_PACKED, id, version, packed);
        await ask(within, 'history-clear', DELETE_CHANGES, id, version);
        await ask(within, 'history-begin', DELETE_BEGINNING, id);
        return 'packed';
      }),
  };
}

/** The matches that are over and not packed, by id. */
export async function* unpackedIn({ query }: Connection, atOnce: number): AsyncIterable<string> {
  for (let last = ''; ;) {
    const rows = await ask<{ id: string }>(query, 'history-unpacked', UNPACKED, last, atOnce);
    for (const { id } of rows) yield id;
    if (rows.length < atOnce) return;
    last = rows.at(-1)?.id ?? last;
  }
}

function plainIn({ version, snapshot, base, only }: BeginningRow): Beginning | null {
  if (version !== null && snapshot !== null) return { version, snapshot };
  return only === null ? null : { version: base, snapshot: only };
}

function ask<Row extends object>(
  query: Query,
  name: string,
  text: string,
  ...values: readonly unknown[]
): Promise<readonly Row[]> {
  return query<Row>({ name, text }, values);
}
