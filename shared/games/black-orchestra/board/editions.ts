/** The editions of the game, first the one that is played unless another is chosen [BO 16]. */
export const EDITION_IDS = ['second', 'first'] as const;
export type EditionId = (typeof EDITION_IDS)[number];
