import type { Seat, Waiting } from '../../../shared/engine/ask';
import type { ClockView } from '../../../shared/protocol/time';

/**
 * The clock to show to a viewer: that of their own question; else the first to end among the awaited seats. The table's
 * own clock is for everybody. A clock that stands still comes last.
 * @param own the viewer's own question, or null
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
