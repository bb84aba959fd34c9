import type { Seat, Waiting } from '../../../shared/engine/ask';
import type { ClockView } from '../../../shared/protocol/time';

/**
 * The clock that a viewer watches: that of their own question; else the first to end of those who are awaited. The table's own
 * clock is everybody's. One that stands still ends last.
 * @param own what this viewer is asked, or null
 */
export function clockFor(
  clocks: readonly ClockView[],
  own: { readonly seat: Seat | null; readonly kind: string } | null,
  waiting: readonly Waiting[],
): ClockView | null {
  const table = clocks.find(({ seat }) => seat === null);
  if (table !== undefined) return table;
  const watched = own === null ? waiting : [own];
  const known = clocks.filter((clock) => watched.some(({ seat, kind }) => seat === clock.seat && kind === clock.kind));
  return known.toSorted((a, b) => (a.until ?? Infinity) - (b.until ?? Infinity))[0] ?? null;
}
