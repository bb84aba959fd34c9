import { isDeepStrictEqual } from 'node:util';

import { type Persisted, readPersisted, withChanges } from '../match/persisted';
import type { Storage } from '../storage/storage';

/**
 * Whether the history of a match leads to the state that is stored of it; a match that has not started has neither. Whoever
 * writes meanwhile does no harm. Rejects when state or history cannot be read.
 */
export async function historyIsWhole(storage: Storage, id: string): Promise<boolean> {
  const stored = await storage.loadMatch(id);
  const beginning = await storage.loadBeginning(id);
  if (stored === null || stored.snapshot === null || beginning === null) {
    return (stored?.snapshot ?? null) === null && beginning === null;
  }
  let summed: Persisted = readPersisted(beginning.snapshot, []);
  for await (const { version, change } of storage.history(id)) {
    if (version > stored.version) break;
    summed = withChanges(summed, [change]);
  }
  return isDeepStrictEqual(summed, readPersisted(stored.snapshot, stored.journal));
}
