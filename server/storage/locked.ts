import { setTimeout } from 'node:timers/promises';

/** For how long a statement waits for another process that has locked the database, and how often it tries; in milliseconds. */
export const LOCK_WAIT_MS = 5000;
export const LOCK_AGAIN_MS = 20;

/** Whether another process has locked the database: then nothing of the statement or transaction was done. */
export function isLocked(error: unknown): boolean {
  // By its code alone: an addon that was loaded in another context makes errors that are none of this context's `Error`.
  return typeof error === 'object' && error !== null && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}

/**
 * Runs a statement, again while another process has locked the database. Other work goes on meanwhile.
 * @returns rejects when the statement fails, or is locked for too long
 */
export async function unlocked<T>(statement: () => T): Promise<T> {
  for (const until = performance.now() + LOCK_WAIT_MS; ;) {
    try {
      return statement();
    } catch (error) {
      if (!isLocked(error) || performance.now() >= until) throw error;
    }
    await setTimeout(LOCK_AGAIN_MS);
  }
}
