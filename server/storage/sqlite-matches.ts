import { setImmediate } from 'node:timers/promises';

import { headOf } from './head';
import { historiesOn } from './history';
import { journalOf, type KeptChange } from './journal';
import type { SqliteAccess } from './sqlite-access';
import { historyIn } from './sqlite-history';
import type { MatchHead, MatchStatus, MatchTail, RestoredMatch, Storage, StoredMatch } from './storage';

/** How many matches whose history is not packed are looked up at a time. */
const UNPACKED_AT_ONCE = 100;

interface MatchRow extends MatchHead {
  readonly n: number;
  /** The version of the snapshot. */
  readonly base: number;
}

const HEAD = 'id, game, origin, listing, version, metadata, stage, updated_at AS updatedAt';

/** The matches of a storage, and how one is removed with its history within a transaction. */
interface SqliteMatches {
  readonly operations: Pick<
    Storage,
    | 'loadMatch'
    | 'loadTail'
    | 'matchVersions'
    | 'loadStage'
    | 'createMatch'
    | 'writeMatch'
    | 'loadBeginning'
    | 'history'
    | 'pack'
    | 'unpacked'
    | 'restoreMatch'
    | 'restoreHistory'
    | 'listMatches'
    | 'everyMatch'
  >;
  readonly remove: (id: string) => void;
}

/** Prepares the statements about matches and their histories. */
export function matchesIn(access: SqliteAccess): SqliteMatches {
  const { db, read, atOnce, write } = access;
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

  const history = historyIn(access);

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

  return {
    operations: {
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
      matchVersions: (ids) => read(() => new Map(matchVersions.all(JSON.stringify(ids)))),
      loadStage: (id) => read(() => stageOf.get(id) ?? null),
      createMatch: (match) => write(() => addMatch({ ...match, base: match.version, beginning: null })),
      writeMatch: (next) =>
        write(() => {
          if (updateSameStage.run(next).changes === 0 && updateMatch.run(next).changes === 0) return 'conflict';
          const { id, version, updatedAt: at, state } = next;
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
          const ids = await read(() => history.unpackedAfter(after, UNPACKED_AT_ONCE));
          yield* ids;
          if (ids.length < UNPACKED_AT_ONCE) return;
          last = ids.at(-1) ?? last;
        }
      },
      restoreMatch: (match) => write(() => addMatch(match)),
      restoreHistory: (id, changes) =>
        write(() => {
          for (const change of changes) history.addChange(id, change);
        }),
      listMatches: (game, limit) => read(() => listMatches.all(game, limit)),
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
    },
    remove: (id) => {
      deleteMatch.run(id);
      deleteSnapshot.run(id);
      history.remove(id);
    },
  };
}
