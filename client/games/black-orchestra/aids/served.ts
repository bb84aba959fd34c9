import type { Text } from '../../../../shared/engine/text';
import type { ItemId } from '../../../../shared/games/black-orchestra/board/spaces';
import { cardFacts, type Facts, type PlotOption } from '../../../../shared/games/black-orchestra/forecast/facts';
import { itemSources } from '../../../../shared/games/black-orchestra/forecast/items';
import type { Conspirator } from '../../../../shared/games/black-orchestra/state';
import { printed } from '../faces';

/**
 * What an item does for the plots that a conspirator holds, a text for each; nothing for those who have enough of it.
 * @param enough how many of it that they hold leave no need of one more
 */
export function servedPlots(item: ItemId, holder: Conspirator, facts: Facts, enough: number): readonly Text[] {
  const held = itemSources(facts, holder).filter((source) => source.item === item).length;
  return holder.dossier.flatMap((card) => {
    const use = cardFacts(facts, card).plot?.optional.find((part) => isItem(part) && part.item === item);
    if (use === undefined || !isItem(use) || (use.each !== true && held >= enough)) return [];
    const name = { m: `card.${printed(card)}` };
    return use.dice === undefined
      ? [{ m: 'bo.note.serves.eagles', p: { card: name, n: use.ignoreEagles ?? 0 } }]
      : [{ m: 'bo.note.serves.dice', p: { card: name, n: use.dice } }];
  });
}

function isItem(part: PlotOption): part is Extract<PlotOption, { readonly item: unknown }> {
  return 'item' in part;
}
