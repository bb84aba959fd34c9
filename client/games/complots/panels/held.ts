import type { CharacterId } from '../../../../shared/games/complots/board/characters/ids';
import type { Table } from '../../../../shared/games/complots/table';

/** Whether the reader really holds a character. Only marks and their own page may tell, never an order or a size. */
export function holds({ own }: Pick<Table, 'own'>, id: CharacterId): boolean {
  return own !== null && own.slots.includes(id);
}
