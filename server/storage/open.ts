import type { Logger } from 'pino';

import { lockFolder } from './folder-lock';
import { unusableFolder, unusablePostgres } from './opening';
import { openPostgres, readPostgres } from './postgres';
import { openSqlite, readSqlite } from './sqlite';
import type { Storage } from './storage';
import { Writer } from './writer';

/** Where matches and rooms are stored. */
export interface StoragePlace {
  /** A folder for the embedded database; used when there is no other. */
  readonly dataDir: string;
  /** A PostgreSQL database that several nodes may share. */
  readonly databaseUrl: string | null;
}

/**
 * Opens the configured storage for a server. A folder belongs to one server at a time, until it closes the storage or
 * ends: a second server would not notice that its memory is out of date. Its writes are done by a thread.
 * @throws UnusableStorage when another server has the folder, or the database is of another format or cannot be opened:
 * it says where, and what helps; other errors that have no code
 */
export async function openStorage({ dataDir, databaseUrl }: StoragePlace, log: Logger): Promise<Storage> {
  if (databaseUrl !== null) {
    return openPostgres(databaseUrl, { log }).catch((error: unknown) => {
      throw unusablePostgres(error, databaseUrl);
    });
  }
  try {
    return openFolder(dataDir, log);
  } catch (error) {
    throw unusableFolder(error, dataDir);
  }
}

function openFolder(dataDir: string, log: Logger): Storage {
  const lock = lockFolder(dataDir);
  try {
    const storage = openSqlite(dataDir, { log, use: 'server' });
    const writer = new Writer(dataDir);
    const close = async (): Promise<void> => {
      try {
        await writer.close();
        await storage.close();
      } finally {
        lock.release();
      }
    };
    return { ...storage, ...writer.writes, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Opens the storage the configuration names to write to it for a moment, beside a server that may be running.
 * @throws UnusableStorage when the database is of another format; other errors when it cannot be reached
 */
export async function openStorageBeside({ dataDir, databaseUrl }: StoragePlace): Promise<Storage> {
  return databaseUrl === null ? openSqlite(dataDir) : openPostgres(databaseUrl);
}

/**
 * Opens the configured storage to read its present state, while others may write. Rejects when there is none, it cannot
 * be reached, or it is of another format.
 */
export async function readStorage({ dataDir, databaseUrl }: StoragePlace): Promise<Storage> {
  return databaseUrl === null ? readSqlite(dataDir) : readPostgres(databaseUrl);
}
