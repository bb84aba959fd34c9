import type { Payer } from './bill';

/** Who has caused the changes of a place that have not been sent yet; once for each change. */
export class Causes {
  private readonly open = new Map<string, Payer[]>();

  /** Notes the cause of a change at a place. */
  note(place: string, by: Payer): void {
    const known = this.open.get(place);
    if (known === undefined) this.open.set(place, [by]);
    else known.push(by);
  }

  /** Takes the payers of a place, when its changes are sent or dropped. */
  take(place: string): readonly Payer[] {
    const known = this.open.get(place) ?? [];
    this.open.delete(place);
    return known;
  }
}
