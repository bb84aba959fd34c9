import type { Retention } from '../config';
import type { Expiry } from '../storage/storage';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** What has expired at a time: matches and rooms not written since. Nothing has where they are kept for ever. */
export function expiryAt(now: number, { finishedDays, abandonedDays, emptyHours }: Retention): Expiry {
  const before = (kept: number | null, unit: number): number => (kept === null ? 0 : Math.max(0, now - kept * unit));
  return {
    finishedBefore: before(finishedDays, DAY_MS),
    abandonedBefore: before(abandonedDays, DAY_MS),
    emptyBefore: before(emptyHours, HOUR_MS),
  };
}
