import type { Logger } from 'pino';

import { openPostgres, readPostgres } from './postgres';
import { openSqlite, readSqlite } from './sqlite';
import type { Storage } from './storage';

/** Where matches and rooms are to be kept. */
export interface StoragePlace {
  /** A folder for the embedded database; used when there is no other. */
  readonly dataDir: string;
  /** A PostgreSQL database that several nodes may share. */
  readonly databaseUrl: string | null;
}

/** Opens the storage the configuration names. Rejects when it cannot be reached or is of a newer version. */
export async function openStorage({ dataDir, databaseUrl }: StoragePlace, log: Logger): Promise<Storage> {
  return databaseUrl === null ? openSqlite(dataDir) : openPostgres(databaseUrl, { log });
}

/**
 * Opens the storage the configuration names to read it as it is at this moment, whatever others write meanwhile.
 * Rejects when there is none, it cannot be reached, or it is not of this program's version.
 */
export async function readStorage({ dataDir, databaseUrl }: StoragePlace): Promise<Storage> {
  return databaseUrl === null ? readSqlite(dataDir) : readPostgres(databaseUrl);
}
