import type { Option } from '../../../../shared/engine/ask';
import type { Text } from '../../../../shared/engine/text';
import { ITEM_IDS, type ItemId, SPACE_IDS } from '../../../../shared/games/black-orchestra/board/spaces';
import {
  cardFacts,
  type Facts,
  type FactsByEdition,
  type PlotOption,
} from '../../../../shared/games/black-orchestra/forecast/facts';
import { itemSources } from '../../../../shared/games/black-orchestra/forecast/items';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Noted } from '../../../table/contract/contract';
import { aidsOf } from '../aids/aids';
import { printed } from '../faces';

/** The item that an option takes or gives away, and how many of it are enough to have no need of that one. */
interface Handled {
  readonly item: ItemId;
  readonly enough: number;
}

function handled({ key, ref }: Option, { tiles }: Table, facts: Facts): Handled | null {
  const [kind, what = '', id = ''] = key.split(':');
  const named = ITEM_IDS.find((item) => item === (kind === 'item' ? what : id));
  switch (kind) {
    case 'deliver': {
      const item = what === 'card' ? cardFacts(facts, key.slice('deliver:card:'.length)).countsAs : named;
      return item === undefined ? null : { item, enough: 2 };
    }
    case 'give':
      return what !== 'item' || named === undefined ? null : { item: named, enough: 2 };
    case 'take':
      return what !== 'item' || named === undefined ? null : { item: named, enough: 1 };
    case 'item':
      // With a holder behind it, it is laid down for a plot.
      return named === undefined || id !== '' ? null : { item: named, enough: 2 };
    case 'collect': {
      const space = SPACE_IDS.find((one) => one === ref?.id);
      const tile = space === undefined ? undefined : tiles[space];
      return tile?.face === 'up' ? { item: tile.item, enough: 1 } : null;
    }
    default:
      return null;
  }
}

/**
 * What the item of an option would do for plots that the viewer holds: nothing where they have enough of it without that one,
 * or where the table works nothing out for plots.
 */
export function serves({ option, options, view, facts }: Noted<Table, FactsByEdition>): readonly Text[] {
  const { table, you } = view;
  const edition = facts[table.edition];
  const one = handled(option, table, edition);
  if (you === null || one === null || aidsOf(options).plans === 'off') return [];
  const own = table.conspirators.filter(({ seat }) => seat === you);
  const held = own.flatMap((mine) => itemSources(edition, mine)).filter(({ item }) => item === one.item).length;
  return own.flatMap(({ dossier }) =>
    dossier.flatMap((card) => {
      const use = cardFacts(edition, card).plot?.optional.find((part) => isItem(part) && part.item === one.item);
      if (use === undefined || !isItem(use) || (use.each !== true && held >= one.enough)) return [];
      const name = { m: `card.${printed(card)}` };
      return use.dice === undefined
        ? [{ m: 'bo.note.serves.eagles', p: { card: name, n: use.ignoreEagles ?? 0 } }]
        : [{ m: 'bo.note.serves.dice', p: { card: name, n: use.dice } }];
    }),
  );
}

function isItem(part: PlotOption): part is Extract<PlotOption, { readonly item: unknown }> {
  return 'item' in part;
}
