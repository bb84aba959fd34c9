import { once } from '../../../engine/once';
import { distance } from '../board/distance';
import type { ItemId, SpaceId } from '../board/spaces';
import type { Facts } from '../forecast/facts';
import { itemSources } from '../forecast/items';
import { isFree } from '../forecast/known';
import type { Known } from '../state';
import type { Conspirator } from '../state';
import type { Weights } from './weights';

/** An item that somebody could bring to where a plot is to be attempted. */
export interface Delivery {
  readonly item: ItemId;
  /** How far it can be counted on: less the farther it has to be carried. */
  readonly share: number;
}

/**
 * What the team could bring to a conspirator who stands where a plot is to be attempted, of these items, the surest first. Everybody
 * sees the same table, so all bots count on the same: nobody has to tell the others.
 */
export function deliveriesTo(
  known: Known,
  facts: Facts,
  weights: Weights,
  one: Conspirator,
  items: ReadonlySet<ItemId>,
): readonly Delivery[] {
  const to = one.space;
  if (to === 'prison') return [];
  const others = known.conspirators.filter(({ id }) => id !== one.id);
  const carried = others.flatMap((other) => {
    const far = isFree(other) ? distance(other.space, to) : FAR;
    const share = weights.carried * weights.perFetch ** far;
    return itemSources(facts, other).flatMap(({ item }) => (items.has(item) ? [{ item, share }] : []));
  });
  const lying = openTiles(known.tiles).flatMap(({ space, item }) => {
    if (!items.has(item)) return [];
    const far = nearest(known, space) + distance(space, to);
    return [{ item, share: weights.lying * weights.perFetch ** far }];
  });
  return [...carried, ...lying].sort((a, b) => b.share - a.share);
}

/** The tiles that lie face up. */
const openTiles = once((tiles: Known['tiles']) =>
  // The keys of tiles are spaces.
  Object.entries(tiles).flatMap(([space, tile]) =>
    tile.face === 'up' ? [{ space: space as SpaceId, item: tile.item }] : [],
  ),
);

/** As far as from one end of the board to the other. */
export const FAR = 6;

function nearest(known: Known, space: SpaceId): number {
  return Math.min(FAR, ...known.conspirators.filter(isFree).map((one) => distance(one.space, space)));
}
