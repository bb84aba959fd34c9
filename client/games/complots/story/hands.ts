import type { Seat } from '../../../../shared/engine/ask';
import type { CharacterId } from '../../../../shared/games/complots/board/characters/ids';
import type { Table } from '../../../../shared/games/complots/table';

/** A character of a seat at the end: turned up, or hidden to the last. */
export interface Shown {
  readonly id: CharacterId;
  readonly side: 'up' | 'own';
}

/** The characters of a seat once everything is bared; before that, those that were turned up. */
export function handOf({ seats, bared }: Pick<Table, 'seats' | 'bared'>, of: Seat): readonly Shown[] {
  return (seats[of]?.slots ?? []).flatMap((slot, i): readonly Shown[] => {
    if (slot !== 'hidden' && slot !== 'empty') return [{ id: slot, side: 'up' }];
    const id = bared?.slots[of]?.[i] ?? null;
    return id === null ? [] : [{ id, side: 'own' }];
  });
}

/** The characters that a seat kept hidden to the last; none as long as the match goes on. */
export function keptOf(table: Pick<Table, 'seats' | 'bared'>, of: Seat): readonly CharacterId[] {
  return handOf(table, of).flatMap(({ id, side }) => (side === 'own' ? [id] : []));
}
