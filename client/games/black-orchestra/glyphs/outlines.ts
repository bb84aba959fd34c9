import type { Affiliation } from '../../../../shared/games/black-orchestra/state';

/** The outline of a pawn, by affiliation, around the origin and about 2 units across: a square, a lozenge, a house. */
export const PAWN_OUTLINE: Readonly<Record<Affiliation, string>> = {
  wehrmacht: 'M-.9-.9H.9V.9H-.9z',
  abwehr: 'M0-1.16 1.16 0 0 1.16-1.16 0z',
  civilian: 'M0-1.08.98-.36V.94H-.98V-.36z',
};
