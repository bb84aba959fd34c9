import type { Seat } from '../../../engine/ask';
import type { CharacterId } from '../board/characters/ids';
import type { Seen } from './beliefs';

/** What a coin is worth beside a life of an opponent who is alone against the reader: seven of them take one. */
const COIN = 0.13;
/** The last life is dearer than the first of two. */
const LIFE = { first: 1, last: 1.5 } as const;

/** What each character is worth to hold, the best most. */
const HELD: Readonly<Record<CharacterId, number>> = {
  duchess: 5,
  captain: 4,
  assassin: 4,
  countess: 3,
  inquisitor: 3,
  ambassador: 2,
};

/** How many hidden characters a seat has. */
export function livesOf({ seats }: Pick<Seen, 'seats'>, of: Seat): number {
  return seats[of]?.slots.filter((slot) => slot === 'hidden').length ?? 0;
}

/** The living seats but one. */
export function rivalsOf(seen: Pick<Seen, 'seats'>, you: Seat): readonly Seat[] {
  return seen.seats.flatMap((_, i) => (i !== you && livesOf(seen, i as Seat) > 0 ? [i as Seat] : []));
}

/** What a life of one's own is worth. */
export function ownLife(seen: Pick<Seen, 'seats'>, you: Seat): number {
  return livesOf(seen, you) > 1 ? LIFE.first : LIFE.last;
}

/** What it is worth that a rival loses a life: with several of them, others profit as well. The strongest are worth most. */
export function rivalsLife(seen: Pick<Seen, 'seats'>, you: Seat, of: Seat): number {
  const rivals = rivalsOf(seen, you);
  const strength = (one: Seat): number => livesOf(seen, one) + (seen.seats[one]?.coins ?? 0) * 0.1;
  const all = rivals.reduce((sum, one) => sum + strength(one), 0);
  const life = livesOf(seen, of) > 1 ? LIFE.first : LIFE.last;
  return all === 0 ? life : (life * strength(of)) / all;
}

/** What a coin of one's own is worth. */
export function coin(seen: Pick<Seen, 'seats'>, you: Seat): number {
  return COIN * Math.max(0.45, 1 / Math.max(1, rivalsOf(seen, you).length));
}

/** What a hand is worth to hold: two different characters are more than twice the same. */
export function handWorth(hand: readonly CharacterId[]): number {
  const kinds = [...new Set(hand)];
  return kinds.reduce((sum, id) => sum + HELD[id], 0) + (hand.length - kinds.length);
}
