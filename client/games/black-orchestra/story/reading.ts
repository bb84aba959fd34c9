import type { DieFace } from '../../../../shared/games/black-orchestra/board/pieces';

/** Dice are read eagles first, then targets, then numbers [BO 4]. */
export const READING: readonly DieFace[] = ['eagle', 'target', '1', '2', '3'];

/** Faces in the order in which they are counted. */
export function inReadingOrder(faces: readonly DieFace[]): readonly DieFace[] {
  return [...faces].sort((a, b) => READING.indexOf(a) - READING.indexOf(b));
}
