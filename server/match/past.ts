import type { Storage } from '../storage/storage';
import { type Persisted, readPersisted, withChanges } from './persisted';

/**
 * A match as it was stored at an earlier version; as before it, when that version changed only the metadata.
 * @returns null when its history begins later
 */
export async function persistedAt(
  storage: Pick<Storage, 'loadBeginning' | 'history'>,
  id: string,
  version: number,
): Promise<Persisted | null> {
  const beginning = await storage.loadBeginning(id);
  if (beginning === null || beginning.version > version) return null;
  let persisted = readPersisted(beginning.snapshot, []);
  for await (const past of storage.history(id)) {
    if (past.version > version) break;
    persisted = withChanges(persisted, [past.change]);
  }
  return persisted;
}
