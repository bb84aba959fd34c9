import { setImmediate as turn } from 'node:timers/promises';

import type { Storage } from '../storage/storage';
import { type Persisted, readPersisted, withChanges } from './persisted';

/** How many versions are read in one turn of the event loop: those who play are not kept waiting. */
const AT_ONCE = 16;

/** One version of a match as it is stored. */
export interface Past {
  readonly version: number;
  /** When it was stored, in milliseconds since 1970; null for the first one. */
  readonly at: number | null;
  readonly persisted: Persisted;
}

/**
 * The versions of a match that changed more than its metadata, oldest first; none when there is no such match.
 * @param after only those after this one
 */
export async function* versionsOf(
  storage: Pick<Storage, 'loadBeginning' | 'history'>,
  id: string,
  after: Pick<Past, 'version' | 'persisted'> | null = null,
): AsyncGenerator<Past> {
  const first = after ?? (await beginningOf(storage, id));
  if (first === null) return;
  let { persisted } = first;
  if (after === null) yield { version: first.version, at: null, persisted };
  let read = 0;
  for await (const { version, at, change } of storage.history(id, first.version)) {
    read += 1;
    if (read % AT_ONCE === 0) await turn();
    persisted = withChanges(persisted, [change]);
    yield { version, at, persisted };
  }
}

async function beginningOf(
  storage: Pick<Storage, 'loadBeginning'>,
  id: string,
): Promise<Pick<Past, 'version' | 'persisted'> | null> {
  const beginning = await storage.loadBeginning(id);
  return beginning === null ? null : { version: beginning.version, persisted: readPersisted(beginning.snapshot, []) };
}

/**
 * A match as it was stored at an earlier version; as before it, when that version changed only the metadata.
 * @returns null when its history begins later
 */
export async function persistedAt(
  storage: Pick<Storage, 'loadBeginning' | 'history'>,
  id: string,
  version: number,
): Promise<Persisted | null> {
  let at: Persisted | null = null;
  for await (const past of versionsOf(storage, id)) {
    if (past.version > version) break;
    at = past.persisted;
  }
  return at;
}
