import type { Affiliation } from '../state';

/** The outline of a pawn, by affiliation, around the origin and about 2 units across: a square, a lozenge, a house. */
export const PAWN_OUTLINE: Readonly<Record<Affiliation, string>> = {
  wehrmacht: 'M-.9-.9H.9V.9H-.9z',
  abwehr: 'M0-1.16 1.16 0 0 1.16-1.16 0z',
  civilian: 'M0-1.08.98-.36V.94H-.98V-.36z',
};

/** A bird in flight, on a field of 24 by 24. */
export const BIRD =
  'M2.5 8.5c3.8-1.8 7-.6 9.5 3.2 2.5-3.8 5.7-5 9.5-3.2-2.9.2-5 1.6-6.2 4.3-.7 1.7-1.3 3.2-3.3 5.7-2-2.5-2.6-4-3.3-5.7C7.5 10.1 5.4 8.7 2.5 8.5z';
