import { type Seat, seat } from '../../../../shared/engine/ask';
import type { Slot } from '../../../../shared/games/complots/state';
import type { Drawing } from '../drawing';
import { nameOf, title, word } from '../i18n/words';

/** All seats in turn order, the reader's first; from the first seat for those who look on. */
export function inTurnOrder({ table, you }: Pick<Drawing, 'table' | 'you'>): readonly Seat[] {
  const n = table.seats.length;
  return Array.from({ length: n }, (_, i) => seat(((you ?? 0) + i) % n));
}

/** How many characters of a seat are still hidden. */
export function hiddenOf(slots: readonly Slot[]): number {
  return slots.filter((slot) => slot === 'hidden').length;
}

/** How many cards of each character a game of so many has [CO 3]. */
export function copiesAmong(seats: number): number {
  return seats > 6 ? 4 : 3;
}

/** What everybody sees of a seat, in a sentence or more. */
export function aboutSeat({ table, text }: Pick<Drawing, 'table' | 'text'>, of: Seat): string {
  const { coins = 0, slots = [] } = table.seats[of] ?? {};
  const up = slots.flatMap((slot) => (slot === 'hidden' || slot === 'empty' ? [] : [title(text, slot)]));
  return [
    word(text, 'co.seat', { who: nameOf(text, of), coins, n: hiddenOf(slots) }),
    ...(up.length === 0 ? [] : [word(text, 'co.seat.up', { cards: up.join(', ') })]),
    ...(table.out.includes(of) ? [word(text, 'co.seat.out')] : []),
    ...(table.turn.seat === of && table.phase.state !== 'over' ? [word(text, 'co.seat.turn')] : []),
  ].join(' ');
}
