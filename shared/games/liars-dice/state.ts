import type { Seat } from '../../engine/ask';
import type { CoreBase } from '../../engine/run';

/** How many dice, of which face, a seat says there are on the table. */
export interface Bid {
  readonly by: Seat;
  readonly n: number;
  readonly face: number;
}

/** All dice of a doubted bid, and how it came out. */
interface Shown {
  readonly bid: Bid;
  readonly doubter: Seat;
  /** The dice of each seat, the lowest first. */
  readonly dice: readonly (readonly number[])[];
  readonly count: number;
  readonly loser: Seat;
}

/** What everybody sees. */
export interface DicePub {
  readonly wild: 'yes' | 'no';
  readonly doubt: 'next' | 'anybody';
  /** How many dice each seat has left. */
  readonly left: readonly number[];
  readonly active: Seat;
  /** The bids of this round, oldest first. */
  readonly bids: readonly Bid[];
  /** The dice of the last doubt; null before the first. */
  readonly shown: Shown | null;
  /** The seats without dice, in the order in which they lost their last one. */
  readonly out: readonly Seat[];
}

/** A match of liar's dice. */
export interface DiceCore extends CoreBase {
  readonly pub: DicePub;
  readonly hidden: {
    readonly rng: CoreBase['hidden']['rng'];
    /** The dice under each seat's cup, the lowest first. */
    readonly cups: readonly (readonly number[])[];
  };
}

/** What a viewer sees: what is public, and the dice under their own cup. */
export interface DiceTable extends DicePub {
  readonly own: readonly number[];
}
