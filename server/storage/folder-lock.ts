import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

import Database from 'better-sqlite3';

import { UnusableStorage } from './unusable';

/** The lock itself: an empty database, because SQLite knows how to lock a file on every system. */
const LOCK = 'server.lock';
/** Who has the lock, for people. It stays when the process dies; then the lock is free all the same. */
const HOLDER = 'server.lock.json';

/** The right of one process to a folder. */
export interface FolderLock {
  /** Gives the folder free. */
  release(): void;
}

/**
 * Takes a folder, made when missing, for this process alone. The system gives it free when the process ends in whatever
 * way, so that no lock is ever left over. Writes nothing that it needs: a full disk is no reason not to start.
 * @throws UnusableStorage that says who has the folder; other errors when there can be no lock in it
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const db = new Database(path.join(folder, LOCK), { timeout: 0 });
  try {
    // Nothing is ever kept in it, and so nothing is written for it: there may be no room.
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
    // Then nobody can read who it is; the lock holds.
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
