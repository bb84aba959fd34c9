import type { Payer } from './bill';

/** Who has caused what those at a place have not been told yet; somebody who causes several changes stands there several times. */
export class Causes {
  private readonly open = new Map<string, Payer[]>();

  /** Notes that somebody causes a change at a place. */
  note(place: string, by: Payer): void {
    const known = this.open.get(place);
    if (known === undefined) this.open.set(place, [by]);
    else known.push(by);
  }

  /** Those who have caused what is told now, or never. */
  take(place: string): readonly Payer[] {
    const known = this.open.get(place) ?? [];
    this.open.delete(place);
    return known;
  }
}
