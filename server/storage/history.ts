import { packHistory, unpackHistory } from './packed-history';
import type { Beginning, HistoryChange, Storage } from './storage';

/** A stored beginning: packed with the changes after it, or by itself. */
type StoredBeginning =
  { readonly kind: 'packed'; readonly packed: Uint8Array } | { readonly kind: 'plain'; readonly beginning: Beginning };

/** The stored changes after a version: a packed part that goes beyond it, or the next rows. */
type StoredChanges =
  | { readonly kind: 'packed'; readonly version: number; readonly packed: Uint8Array }
  | { readonly kind: 'rows'; readonly changes: readonly HistoryChange[] };

/** How the rows of histories are read and written in one kind of database. Each call sees one moment. */
export interface HistoryRows {
  beginning(id: string): Promise<StoredBeginning | null>;
  /** At most `limit` rows, oldest first. */
  changes(id: string, after: number, limit: number): Promise<StoredChanges>;
  /** The version of the newest snapshot, when there are changes before it that are not packed; else null. */
  packable(id: string): Promise<number | null>;
  /**
   * Puts a packed history in the place of the rows up to a version, if {@link packable} would still say that version; else
   * changes nothing.
   */
  replace(id: string, version: number, packed: Uint8Array): Promise<'packed' | 'nothing'>;
}

/** How many changes are read at a time. */
const AT_ONCE = 100;

/** The part of a storage that reads and packs histories, on the rows of a database. */
export function historiesOn(rows: HistoryRows): Pick<Storage, 'loadBeginning' | 'history' | 'pack'> {
  const loadBeginning = async (id: string): Promise<Beginning | null> => {
    const found = await rows.beginning(id);
    if (found === null || found.kind === 'plain') return found?.beginning ?? null;
    return (await unpackHistory(found.packed)).beginning;
  };

  const history = async function* (id: string, since = -1): AsyncIterable<HistoryChange> {
    for (let last = since; ;) {
      // Rows that are packed meanwhile are found in the packed part, which goes beyond the last one that was read.
      const found = await rows.changes(id, last, AT_ONCE);
      switch (found.kind) {
        case 'packed': {
          const after = last;
          yield* (await unpackHistory(found.packed)).changes.filter(({ version }) => version > after);
          last = found.version;
          break;
        }
        case 'rows':
          yield* found.changes;
          if (found.changes.length < AT_ONCE) return;
          last = found.changes.at(-1)?.version ?? last;
      }
    }
  };

  const pack = async (id: string): Promise<'packed' | 'nothing'> => {
    const version = await rows.packable(id);
    const beginning = version === null ? null : await loadBeginning(id);
    if (version === null || beginning === null) return 'nothing';
    const changes: HistoryChange[] = [];
    for await (const change of history(id)) {
      if (change.version > version) break;
      changes.push(change);
    }
    return rows.replace(id, version, await packHistory({ beginning, changes }));
  };

  return { loadBeginning, history, pack };
}
