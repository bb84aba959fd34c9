import type { HistoryRows } from './history';
import type { SqliteAccess } from './sqlite-access';
import type { Beginning, HistoryChange } from './storage';

/** The rows of histories in SQLite, and what else the storage does with them, as statements for its transactions. */
export interface SqliteHistory extends HistoryRows {
  /** Adds a change to the journal. */
  addChange(id: string, change: HistoryChange): void;
  /** Keeps the first snapshot as the beginning. To be called before another one takes its place. */
  keepBeginning(id: string): void;
  /** Adds the beginning of a match that is being restored. */
  putBeginning(id: string, beginning: Beginning): void;
  remove(id: string): void;
  /** The next matches by id that are over and not packed. */
  unpackedAfter(id: string, limit: number): readonly string[];
}

/** Prepares the statements about histories. */
export function historyIn({ db, atOnce, write }: SqliteAccess): SqliteHistory {
  const addChange = db.prepare<[string, number, number, string]>(
    'INSERT INTO journal (match, version, at, change) VALUES (?, ?, ?, ?)',
  );
  const changesAfter = db.prepare<[string, number, number], HistoryChange>(
    'SELECT version, at, change FROM journal WHERE match = ? AND version > ? ORDER BY version LIMIT ?',
  );
  const keepBeginning = db.prepare<[string]>(
    `INSERT INTO beginnings (match, version, snapshot)
     SELECT id, base, snapshot FROM matches JOIN snapshots ON match = id WHERE id = ? ON CONFLICT DO NOTHING`,
  );
  const putBeginning = db.prepare<[string, number, string]>(
    'INSERT INTO beginnings (match, version, snapshot) VALUES (?, ?, ?)',
  );
  const firstSnapshot = db.prepare<[string], Beginning>('SELECT version, snapshot FROM beginnings WHERE match = ?');
  const onlySnapshot = db.prepare<[string], Beginning>(
    'SELECT base AS version, snapshot FROM matches JOIN snapshots ON match = id WHERE id = ?',
  );
  const packedOf = db.prepare<[string], { readonly version: number; readonly packed: Uint8Array }>(
    'SELECT version, packed FROM packed_histories WHERE match = ?',
  );
  const packable = db
    .prepare<[string], number>('SELECT base FROM matches JOIN beginnings ON match = id WHERE id = ?')
    .pluck();
  const putPacked = db.prepare<[string, number, Uint8Array]>(
    `INSERT INTO packed_histories (match, version, packed) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET version = excluded.version, packed = excluded.packed`,
  );
  const deleteChanges = db.prepare<[string, number]>('DELETE FROM journal WHERE match = ? AND version <= ?');
  const deleteBeginning = db.prepare<[string]>('DELETE FROM beginnings WHERE match = ?');
  const deletePacked = db.prepare<[string]>('DELETE FROM packed_histories WHERE match = ?');
  // Beginnings first: there are few of them beside the matches that are over.
  const unpackedAfter = db
    .prepare<[string, number], string>(
      `SELECT id FROM beginnings CROSS JOIN matches ON id = match
       WHERE match > ? AND stage = 'over' ORDER BY match LIMIT ?`,
    )
    .pluck();

  return {
    beginning: (id) =>
      atOnce(() => {
        const packed = packedOf.get(id);
        if (packed !== undefined) return { kind: 'packed', packed: packed.packed };
        const beginning = firstSnapshot.get(id) ?? onlySnapshot.get(id);
        return beginning === undefined ? null : { kind: 'plain', beginning };
      }),
    changes: (id, after, limit) =>
      atOnce(() => {
        const packed = packedOf.get(id);
        return packed !== undefined && packed.version > after
          ? { kind: 'packed', ...packed }
          : { kind: 'rows', changes: changesAfter.all(id, after, limit) };
      }),
    packable: (id) => atOnce(() => packable.get(id) ?? null),
    replace: (id, version, packed) =>
      write(() => {
        if (packable.get(id) !== version) return 'nothing';
        putPacked.run(id, version, packed);
        deleteChanges.run(id, version);
        deleteBeginning.run(id);
        return 'packed';
      }),
    addChange: (id, { version, at, change }) => {
      addChange.run(id, version, at, change);
    },
    keepBeginning: (id) => {
      keepBeginning.run(id);
    },
    putBeginning: (id, { version, snapshot }) => {
      putBeginning.run(id, version, snapshot);
    },
    remove: (id) => {
      deleteChanges.run(id, Number.MAX_SAFE_INTEGER);
      deleteBeginning.run(id);
      deletePacked.run(id);
    },
    unpackedAfter: (id, limit) => unpackedAfter.all(id, limit),
  };
}
