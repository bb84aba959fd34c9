import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { Storage } from '../storage/storage';
import { backupLines, type BackupRecord, readBackup } from './backup-file';
import { Refusal } from './refusal';
import { putMatch } from './transfer';

/** How many rooms and matches are restored at a time. */
const AT_ONCE = 100;

/** Writes all of a storage to a stream that others may go on to use. */
export async function backupTo(stream: Writable, storage: Storage, takenAt: Date): Promise<void> {
  await pipeline(Readable.from(backupLines(storage, takenAt)), stream, { end: false });
}

/**
 * Writes all of a storage to a new file that only its owner may read. It has its name once it is whole and on disk.
 * @throws Refusal when the file is there already
 */
export async function backupToFile(file: string, storage: Storage, takenAt: Date): Promise<void> {
  if (existsSync(file)) throw new Refusal(`${file} is there already`);
  const part = `${file}.part`;
  try {
    const lines = Readable.from(backupLines(storage, takenAt));
    await pipeline(lines, createWriteStream(part, { mode: 0o600, flush: true }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * Fills an empty storage with a backup.
 * @throws Refusal when the file is damaged or the storage is not empty; nothing has changed then
 */
export async function restore(
  file: string,
  storage: Storage,
): Promise<{ readonly rooms: number; readonly matches: number }> {
  const found = { rooms: 0, matches: 0 };
  for await (const { kind } of readBackup(file)) {
    if (kind === 'room') found.rooms += 1;
    else if (kind === 'match') found.matches += 1;
  }
  const { rooms, matches } = await storage.count();
  if (rooms + matches.gathering + matches.playing + matches.over > 0) {
    throw new Refusal('the storage is not empty: restore into a new one');
  }
  const underWay = new Set<Promise<void>>();
  const failed: unknown[] = [];
  for await (const record of readBackup(file)) {
    // One is made after the other, as lists of matches are in that order; the changes of a match may take their time.
    const { rest: begun } = await put(storage, record);
    const rest = begun.catch((error: unknown) => void failed.push(error));
    const done = rest.finally(() => underWay.delete(done));
    underWay.add(done);
    if (underWay.size >= AT_ONCE) await Promise.race(underWay);
    if (failed.length > 0) break;
  }
  await Promise.all(underWay);
  if (failed.length > 0) throw failed[0];
  return found;
}

/** Makes what a record holds. Resolves once it is there, to a promise of all that belongs to it. */
async function put(storage: Storage, record: BackupRecord): Promise<{ readonly rest: Promise<void> }> {
  const done = { rest: Promise.resolve() };
  switch (record.kind) {
    case 'room': {
      if ((await storage.createRoom(record.room)) === 'exists') throw new Error('somebody else writes here');
      return done;
    }
    case 'match': {
      const made = await putMatch(storage, record.match);
      if (made === 'exists') throw new Error('somebody else writes here');
      return made;
    }
    case 'chat':
      await storage.restoreChat(record.place, record.lines);
      return done;
  }
}
