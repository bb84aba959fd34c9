import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { RestoredMatch, Storage } from '../storage/storage';
import { backupLines, type BackupRecord, readBackup } from './backup-file';
import { Refusal } from './refusal';

/** Writes all of a storage to a stream that others may go on to use. */
export async function backupTo(stream: Writable, storage: Storage, takenAt: Date): Promise<void> {
  await pipeline(Readable.from(backupLines(storage, takenAt)), stream, { end: false });
}

/**
 * Writes all of a storage to a new file that only its owner may read. The file gets its name once it is whole and on disk.
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
  let former: RestoredMatch | null = null;
  for await (const record of readBackup(file)) {
    if (record.kind === 'match' || record.kind === 'end') {
      await packIfOver(storage, former);
      former = record.kind === 'match' ? record.match : null;
    }
    await put(storage, record);
  }
  return found;
}

/** Packs the history of a match that is restored completely: unpacked, all matches would need several times the space. */
async function packIfOver(storage: Storage, match: RestoredMatch | null): Promise<void> {
  if (match?.stage === 'over') await storage.pack(match.id);
}

/** Writes the contents of a record. */
async function put(storage: Storage, record: BackupRecord): Promise<void> {
  switch (record.kind) {
    case 'keys':
      await storage.keepKeys(record.keys);
      break;
    case 'room':
      if ((await storage.createRoom(record.room)) === 'exists') throw new Error('somebody else writes here');
      break;
    case 'match':
      if ((await storage.restoreMatch(record.match)) === 'exists') throw new Error('somebody else writes here');
      break;
    case 'history':
      await storage.restoreHistory(record.id, record.changes);
      break;
    case 'chat':
      await storage.restoreChat(record.place, record.lines);
      break;
    case 'predictions':
      for (const one of record.predictions) {
        if ((await storage.savePrediction(record.id, one)) === 'no-match') throw new Error('somebody else writes here');
      }
      break;
    case 'end':
      break;
  }
}
