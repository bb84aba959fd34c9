import type { Seat } from '../../engine/ask';
import type { CoreBase } from '../../engine/run';

/** A card that somebody has laid in this round. */
interface Laid {
  readonly by: Seat;
  readonly card: number;
}

/** A match: `pub` is what everybody sees, `hidden` what the server keeps. */
export interface Core extends CoreBase {
  readonly pub: {
    readonly active: Seat;
    readonly laid: readonly Laid[];
    readonly points: readonly number[];
  };
  readonly hidden: {
    readonly rng: CoreBase['hidden']['rng'];
    /** The cards of each seat, the lowest first. */
    readonly hands: readonly (readonly number[])[];
  };
}

/** What a viewer sees: what is public, how many cards each seat holds, and their own. */
export interface Table {
  readonly active: Seat;
  readonly laid: readonly Laid[];
  readonly points: readonly number[];
  readonly held: readonly number[];
  readonly own: readonly number[];
}
