import type { Renderer } from '../../../../shared/text/render';
import type { Size } from '../../../table/camera';
import { placeName } from '../explain/space';
import { word } from '../i18n/words';
import type { ConspiratorPlace } from './geometry';
import { type Arrangement, SMALLEST } from './layout';

/** What the plate of a town has above its rows, and beside them. */
const HEAD = 18;
const EDGE = 5;
/** The size of a token in a row: one whose letters can be read. Tokens of a row lie half over one another. */
export const TOKEN = 20;
/** The most rows for which there is room: names below one another can be read at every size, side by side they cannot. */
const MOST = 4;
const HIGHEST = 28;

/** A row of the plate of a town: the places that it stands for. Only a row of one place has its name. */
export interface TownRow {
  readonly places: readonly ConspiratorPlace[];
  readonly y: number;
  readonly height: number;
}

/** How much room there is on the plate of a town when the map is as small as it gets. */
export function townRoom({ berlin }: Arrangement): Size {
  return { width: berlin.width * SMALLEST - 2 * EDGE, height: berlin.height * SMALLEST };
}

/**
 * The rows of the plate of a town.
 * @param places where somebody is, the most important first; those for which there is no row share the last one
 */
export function townRows(places: readonly ConspiratorPlace[], { height }: Size): readonly TownRow[] {
  const n = Math.min(places.length, MOST);
  const pitch = Math.min(HIGHEST, (height - HEAD - 1) / Math.max(1, n));
  return Array.from({ length: n }, (_, i) => ({
    places: i === MOST - 1 ? places.slice(i) : places.slice(i, i + 1),
    y: HEAD + i * pitch,
    height: pitch - 2,
  }));
}

/** The name of a place where there is little room: one of them has a longer name than all others. */
export function shortName(place: ConspiratorPlace, text: Renderer): string {
  return place === 'ministry-of-propaganda' ? word(text, 'bo.board.ministry') : placeName(place, text);
}

/** How far the tokens of a row are from one another: less when there are many. */
export function tokenPitch(n: number): number {
  return n > 3 ? 9 : 13;
}
