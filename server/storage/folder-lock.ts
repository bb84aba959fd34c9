import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

import Database from 'better-sqlite3';

import { UnusableStorage } from './unusable';

/** The lock itself: an empty database, because SQLite knows how to lock a file on every system. */
const LOCK = 'server.lock';
/** Says for people which process has the lock. The file stays when the process dies, though the lock is free then. */
const HOLDER = 'server.lock.json';

/** The lock of one process on a folder. */
export interface FolderLock {
  /** Releases the folder. */
  release(): void;
}

/**
 * Locks a folder, made when missing, for this process. The system releases the lock however the process ends, so none
 * is left over. It works on a full disk too: everything it writes is optional.
 * @throws UnusableStorage that names the owner of the folder; other errors when there can be no lock in it
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const db = new Database(path.join(folder, LOCK), { timeout: 0 });
  try {
    // The lock's database stays empty and nothing is written for it: the disk may be full.
    db.pragma('journal_mode = MEMORY');
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if ((error as { readonly code?: unknown }).code !== 'SQLITE_BUSY') throw error;
    throw new UnusableStorage(
      `${path.resolve(folder)} is in use by another server, ${holderOf(folder)}: ` +
        'stop that one, or give this one a DATA_DIR of its own',
    );
  }
  tellHolder(folder);
  return { release: () => db.close() };
}

function tellHolder(folder: string): void {
  const holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  try {
    writeFileSync(path.join(folder, HOLDER), `${JSON.stringify(holder)}\n`);
  } catch {
    // Only the note for people is missing then; the lock holds.
  }
}

function holderOf(folder: string): string {
  try {
    const { pid, host, since } = JSON.parse(readFileSync(path.join(folder, HOLDER), 'utf8')) as Record<string, unknown>;
    return `process ${String(pid)} on ${String(host)} since ${String(since)}`;
  } catch {
    return 'of which nothing is known';
  }
}
