import type { Seat } from '../../../shared/engine/ask';
import type { WaitingSince } from '../../../shared/protocol/rooms';

/** Since when a seat has been awaited, by the server's clock; null when it is not. Of several waits the longest. */
export function awaitedSince(waiting: readonly WaitingSince[], seat: Seat): number | null {
  const times = waiting.filter((entry) => entry.seat === seat).map(({ since }) => since);
  return times.length === 0 ? null : Math.min(...times);
}
