import { userInfo } from 'node:os';
import path from 'node:path';

import { UnusableStorage } from './unusable';

const RIGHTS =
  'give this user the right to write to the folder and its files (chown), or set DATA_DIR to another folder';

/** What helps against errors of opening a folder, by the beginning of their code. */
const IN_FOLDER: Readonly<Record<string, string>> = {
  EACCES: RIGHTS,
  EPERM: RIGHTS,
  SQLITE_CANTOPEN: RIGHTS,
  SQLITE_READONLY: RIGHTS,
  EROFS: 'the disk is read-only: set DATA_DIR to a folder on another one',
  EEXIST: 'a file is in the way: set DATA_DIR to a folder',
  ENOTDIR: 'a file is in the way: set DATA_DIR to a folder',
  ENOSPC: 'the disk is full: free some space',
  SQLITE_FULL: 'the disk is full: free some space',
  SQLITE_BUSY: 'another program has locked the database (a backup, perhaps): end it and start again',
  SQLITE_NOTADB: 'the file is no database: restore a backup, or set DATA_DIR to another folder',
  SQLITE_CORRUPT: 'the file is damaged: restore a backup',
};

/** What helps against errors of opening a PostgreSQL database, by their code. */
const IN_POSTGRES: Readonly<Record<string, string>> = {
  '28P01': 'user or password is wrong: correct DATABASE_URL',
  '28000': 'the server does not admit this user: look at its pg_hba.conf',
  '3D000': 'there is no such database: create it, or correct DATABASE_URL',
  '42501':
    'the user may not create tables there: GRANT CREATE ON SCHEMA public TO the user, or let the user own the database',
  ECONNREFUSED: 'no server listens there: start PostgreSQL, or correct DATABASE_URL',
  ENOTFOUND: 'there is no such host: correct DATABASE_URL',
};

/** Why the database of a folder cannot be opened, for the operator: which folder, as which user, and what helps. Other errors stay as they are. */
export function unusableFolder(error: unknown, dataDir: string): unknown {
  const { username, uid } = userInfo();
  return explained(error, `the database in ${path.resolve(dataDir)} as user ${username} (${uid})`, IN_FOLDER);
}

/** The same of a PostgreSQL database. The password is not shown. */
export function unusablePostgres(error: unknown, url: string): unknown {
  const { username, host, pathname } = new URL(url);
  return explained(error, `the database ${pathname.slice(1)} at ${host} as user ${username}`, IN_POSTGRES);
}

function explained(error: unknown, what: string, advice: Readonly<Record<string, string>>): unknown {
  if (typeof error !== 'object' || error === null || !('code' in error)) return error;
  const code = String(error.code);
  const known = Object.keys(advice).find((each) => code.startsWith(each));
  return new UnusableStorage(`cannot open ${what}: ${code}${known === undefined ? '' : `; ${advice[known]}`}`);
}
