import type { Seat } from '../../engine/ask';
import type { Core, Table } from './state';

/** What a viewer may see, field by field: what is not named here does not leave the server. */
export function table({ pub, hidden }: Core, viewer: Seat | null): Table {
  return {
    active: pub.active,
    laid: pub.laid,
    points: pub.points,
    held: hidden.hands.map((hand) => hand.length),
    own: viewer === null ? [] : (hidden.hands[viewer] ?? []),
  };
}
