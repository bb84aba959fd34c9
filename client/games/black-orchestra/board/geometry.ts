import type { SpaceId } from '../../../../shared/games/black-orchestra/board/spaces';

/** A point of the map. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a conspirator can be. */
export type ConspiratorPlace = SpaceId | 'prison';
