import type Database from 'better-sqlite3';

import { GroupCommit } from './group';
import { unlocked } from './locked';

/** How many rows are deleted at a time, so that other writes do not wait long. */
export const DELETED_AT_ONCE = 100;

/** How statements are run on a database. */
export interface SqliteAccess {
  readonly db: Database.Database;
  /** Reads; waits while another process has locked the database. */
  readonly read: <T>(statement: () => T) => Promise<T>;
  /** Reads several tables as they are at one moment, though another process may write. */
  readonly atOnce: <T>(work: () => T) => Promise<T>;
  /** Writes, all or nothing; resolves once it is on disk. */
  readonly write: <T>(work: () => T) => Promise<T>;
  /** Deletes in portions all rows that `find` returns; resolves to all of them. */
  readonly removeAll: <Found>(
    find: () => readonly Found[],
    remove: (found: Found) => void,
  ) => Promise<readonly Found[]>;
  /** Resolves once all writes are on disk. */
  readonly finish: () => Promise<void>;
}

/**
 * How statements are run on this database.
 * @param present throws when the files of the database are not there any more
 */
export function accessTo(db: Database.Database, present: () => void): SqliteAccess {
  // SQLite would wait for a locked database in the thread that serves everybody.
  db.pragma('busy_timeout = 0');
  const group = new GroupCommit((work) => {
    present();
    db.transaction(work).immediate();
  }, present);
  const read = <T>(statement: () => T): Promise<T> =>
    unlocked(() => {
      present();
      return statement();
    });
  return {
    db,
    read,
    atOnce: (work) => read(() => (db.inTransaction ? work() : db.transaction(work)())),
    write: (work) => group.write(work),
    removeAll: async <Found>(find: () => readonly Found[], remove: (found: Found) => void) => {
      for (const removed: Found[] = []; ;) {
        const some = await group.write(() => {
          const found = find();
          found.forEach(remove);
          return found;
        });
        removed.push(...some);
        if (some.length < DELETED_AT_ONCE) return removed;
      }
    },
    finish: () => group.finish(),
  };
}
