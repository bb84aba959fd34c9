import type { SpaceId } from '../../../../shared/games/black-orchestra/board/spaces';
import type { Renderer } from '../../../../shared/text/render';
import { name, word } from './words';

/** A place where a conspirator can be. */
export type ConspiratorPlace = SpaceId | 'prison';

/** The name of a place, the prison included. */
export function placeName(place: ConspiratorPlace, text: Renderer): string {
  return place === 'prison' ? word(text, 'bo.board.prison') : name(text, `space.${place}`);
}
