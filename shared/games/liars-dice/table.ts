import type { Seat } from '../../engine/ask';
import type { DiceCore, DiceTable } from './state';

/** What a viewer may see: the dice under their own cup, and of other cups only how many dice are there. */
export function table({ pub, hidden }: DiceCore, viewer: Seat | null): DiceTable {
  return {
    wild: pub.wild,
    doubt: pub.doubt,
    left: pub.left,
    active: pub.active,
    bids: pub.bids,
    shown: pub.shown,
    out: pub.out,
    own: viewer === null ? [] : (hidden.cups[viewer] ?? []),
  };
}
