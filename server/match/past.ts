import { setImmediate as turn } from 'node:timers/promises';

import type { Storage } from '../storage/storage';
import { type Persisted, readPersisted, withChanges } from './persisted';

/** How many versions are read in one turn of the event loop: those who play are not kept waiting. */
const AT_ONCE = 16;

/** One version of a match as it is stored. */
export interface Past {
  readonly version: number;
  readonly persisted: Persisted;
}

/** The versions of a match that changed more than its metadata, oldest first; none when there is no such match. */
export async function* versionsOf(
  storage: Pick<Storage, 'loadBeginning' | 'history'>,
  id: string,
): AsyncGenerator<Past> {
  const beginning = await storage.loadBeginning(id);
  if (beginning === null) return;
  let persisted = readPersisted(beginning.snapshot, []);
  yield { version: beginning.version, persisted };
  let read = 0;
  for await (const { version, change } of storage.history(id)) {
    read += 1;
    if (read % AT_ONCE === 0) await turn();
    persisted = withChanges(persisted, [change]);
    yield { version, persisted };
  }
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
