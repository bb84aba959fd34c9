import type { ItemId } from '../board/spaces';
import type { CardKey, Conspirator } from '../state';
import { type Facts, usefulIn } from './facts';
import { isFree } from './known';

/** Something that can be spent as an item: a tile on the sheet, or a card that counts as one [R13]. */
export type ItemSource =
  | { readonly kind: 'item'; readonly item: ItemId }
  | { readonly kind: 'card'; readonly item: ItemId; readonly card: CardKey };

/** What a conspirator could spend as items, every tile and card; a prisoner's cards cannot be used. */
export function itemSources(facts: Facts, one: Conspirator): readonly ItemSource[] {
  const tiles = one.items.map((item) => ({ kind: 'item', item }) as const);
  return isFree(one) ? [...tiles, ...usefulIn(facts, one).items] : tiles;
}
