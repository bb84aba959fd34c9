/** The characters in the order of the packs [CO 3.2]; the last two are never in play together. */
export const CHARACTER_IDS = ['duchess', 'assassin', 'countess', 'captain', 'ambassador', 'inquisitor'] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];

/** The characters of which one is in play, by a table option [CO 2]. */
export const FIFTH_IDS = ['ambassador', 'inquisitor'] as const;
export type FifthId = (typeof FIFTH_IDS)[number];

/** The five characters that can be held and claimed in a game [CO 2]. */
export function inPlay(fifth: FifthId): readonly CharacterId[] {
  return ['duchess', 'assassin', 'countess', 'captain', fifth];
}
