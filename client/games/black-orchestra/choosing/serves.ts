import type { Option } from '../../../../shared/engine/ask';
import type { Text } from '../../../../shared/engine/text';
import { ITEM_IDS, type ItemId, SPACE_IDS } from '../../../../shared/games/black-orchestra/board/spaces';
import { cardFacts, type Facts, type FactsByEdition } from '../../../../shared/games/black-orchestra/forecast/facts';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Noted } from '../../../table/contract/contract';
import { aidsOf } from '../aids/aids';
import { servedPlots } from '../aids/served';

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
  return table.conspirators
    .filter(({ seat }) => seat === you)
    .flatMap((mine) => servedPlots(one.item, mine, edition, one.enough));
}
