import type { Waiting } from '../../shared/engine/ask';
import type { WaitingSince } from '../../shared/protocol/rooms';

/**
 * Since when each entry of `waiting` is awaited: an entry that was there before keeps its time, a new one gets `now`.
 * A seat that answers one secret question and gets the next of the same kind keeps its time, so nothing shows.
 */
export function trackWaiting(
  before: readonly WaitingSince[],
  waiting: readonly Waiting[],
  now: number,
): readonly WaitingSince[] {
  return waiting.map(({ seat, kind }) => ({
    seat,
    kind,
    since: before.find((entry) => entry.seat === seat && entry.kind === kind)?.since ?? now,
  }));
}
