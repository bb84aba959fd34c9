import type { Seat } from '../../../engine/ask';
import type { CharacterId } from '../board/characters/ids';
import type { Table } from '../table';

/** So many characters are in play. */
const CHARACTERS = 5;

/**
 * The chance that among some unseen cards at least one is of a character, by chance alone.
 * @param hidden how many hidden cards the claimant has: 1 or 2
 * @param left how many copies of the character were not seen
 * @param unseen how many cards were not seen, the claimant's among them
 * @returns from 0 to 1, exact
 */
export function blindOdds(hidden: number, left: number, unseen: number): number {
  let none = 1;
  for (let i = 0; i < hidden; i++) none *= Math.max(0, unseen - left - i) / Math.max(1, unseen - i);
  return 1 - none;
}

/**
 * The chance that a seat holds a character, by chance alone, given everything that the reader of a table sees: characters turned up, and
 * their own [CO 11]. It judges nobody's behaviour.
 * @param you the reader's seat; null for somebody who looks on
 * @returns from 0 to 1, exact
 */
export function claimOdds(
  { seats, own, pending }: Pick<Table, 'seats' | 'own' | 'pending'>,
  you: Seat | null,
  of: Seat,
  character: CharacterId,
): number {
  const copies = seats.length > 6 ? 4 : 3;
  const up = seats.flatMap(({ slots }) => slots.filter((slot) => slot !== 'hidden' && slot !== 'empty'));
  const held = own === null ? [] : [...own.slots.filter((id) => id !== null), ...own.aside, ...own.drawn];
  // Whoever shows a card holds it.
  const shown = own === null || own.shown === null || pending?.target === you ? [] : [own.shown];
  const seen = [...up, ...held, ...shown];
  const hidden = seats[of]?.slots.filter((slot) => slot === 'hidden').length ?? 0;
  return blindOdds(hidden, copies - seen.filter((id) => id === character).length, copies * CHARACTERS - seen.length);
}
