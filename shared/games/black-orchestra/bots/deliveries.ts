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
 * What the team could bring to a conspirator who stands where a plot is to be attempted, the surest first. Everybody sees the
 * same table, so all bots count on the same: nobody has to tell the others.
 */
export function deliveriesTo(known: Known, facts: Facts, weights: Weights, one: Conspirator): readonly Delivery[] {
  const to = one.space;
  if (to === 'prison') return [];
  const others = known.conspirators.filter(({ id }) => id !== one.id);
  const carried = others.flatMap((other) => {
    const far = isFree(other) ? distance(other.space, to) : FAR;
    const share = weights.carried * weights.perFetch ** far;
    return itemSources(facts, other).map(({ item }) => ({ item, share }));
  });
  const lying = Object.entries(known.tiles).flatMap(([space, tile]) => {
    if (tile.face === 'down') return [];
    // The keys of tiles are spaces.
    const far = nearest(known, space as SpaceId) + distance(space as SpaceId, to);
    return [{ item: tile.item, share: weights.lying * weights.perFetch ** far }];
  });
  return [...carried, ...lying].sort((a, b) => b.share - a.share);
}

/** As far as from one end of the board to the other. */
export const FAR = 6;

function nearest(known: Known, space: SpaceId): number {
  return Math.min(FAR, ...known.conspirators.filter(isFree).map((one) => distance(one.space, space)));
}
