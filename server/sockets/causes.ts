import type { Cause, Payer } from './bill';

/** How many payers are remembered for one place. */
const KNOWN = 64;

/**
 * Who has caused the changes of a place that have not been sent yet, and how many changes. The number of payers is bounded, because some
 * changes are never sent.
 */
export class Causes {
  private readonly open = new Map<string, readonly Cause[]>();

  /** Notes the cause of a change at a place. */
  note(place: string, by: Payer): void {
    const known = this.open.get(place) ?? [];
    const own = known.find((one) => isSame(one.by, by));
    const others = known.filter((one) => one !== own).slice(1 - KNOWN);
    this.open.set(place, [...others, { by, times: (own?.times ?? 0) + 1 }]);
  }

  /** Takes the causes of a place, when its changes are sent or dropped. */
  take(place: string): readonly Cause[] {
    const known = this.open.get(place) ?? [];
    this.open.delete(place);
    return known;
  }
}

function isSame(one: Payer, other: Payer): boolean {
  if ('conn' in one || 'conn' in other) return one === other;
  return one.address === other.address && one.seat === other.seat;
}
