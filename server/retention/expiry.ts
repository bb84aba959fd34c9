import type { Expiry } from '../storage/storage';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How long matches and rooms are kept after they were last written; null is for ever. */
export interface Retention {
  readonly finishedDays: number | null;
  readonly abandonedDays: number | null;
  /** Hours since the last person was there, for rooms that were never started and matches that gather players. */
  readonly emptyHours: number | null;
}

/** The times before which matches and rooms have expired; 0, so that none has, where they are kept for ever. */
export function expiryAt(now: number, { finishedDays, abandonedDays, emptyHours }: Retention): Expiry {
  const before = (kept: number | null, unit: number): number => (kept === null ? 0 : Math.max(0, now - kept * unit));
  return {
    finishedBefore: before(finishedDays, DAY_MS),
    abandonedBefore: before(abandonedDays, DAY_MS),
    emptyBefore: before(emptyHours, HOUR_MS),
  };
}
