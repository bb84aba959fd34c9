import type { SpaceId } from '../../../../shared/games/black-orchestra/board/spaces';

/** Where a conspirator can be. */
export type ConspiratorPlace = SpaceId | 'prison';
