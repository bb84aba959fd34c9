import type { CardOrder } from '../../../../shared/games/black-orchestra/state';
import type { Table } from '../../../../shared/games/black-orchestra/table';

/** What its holder has said in advance about a card; undefined when nothing was said. Everybody may see it. */
export function orderOf({ standing }: Pick<Table, 'standing'>, card: string): CardOrder | undefined {
  return standing.flatMap(({ orders = [] }) => orders).find((one) => one.card === card);
}
