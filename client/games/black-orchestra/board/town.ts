import type { Renderer } from '../../../../shared/text/render';
import type { Point, Size } from '../../../table/map/camera';
import type { Drawing } from '../drawing';
import { conspiratorsAt, leadersAt } from '../explain/occupants';
import type { ConspiratorPlace } from '../i18n/places';
import { placeName } from '../i18n/places';
import { word } from '../i18n/words';
import type { Arrangement } from './layout';

/** What the plate of a town has above its rows, and beside them. */
const HEAD = 18;
const EDGE = 5;
/** The sizes of tokens in a row: as large as elsewhere where there is room, else so large that their letters can be read. */
const TOKENS = [24, 20] as const;
/** Between tokens that lie side by side. */
const GAP = 2;
/** How far a name can be squeezed beside few tokens, and what is left of the longest ones beside many. */
const SQUEEZED = 0.8;
const FEW = 3;
const NAME = 58;
/** However many tokens there are, so much of each is seen: its letter. */
const LETTER = 15;
/** The most rows for which there is room: names below one another can be read at every size, side by side they cannot. */
const MOST = 4;
const HIGHEST = 34;

/** A row of the plate of a town: the places that it stands for. Only a row of one place has its name. */
export interface TownRow {
  readonly places: readonly ConspiratorPlace[];
  readonly y: number;
  readonly height: number;
}

/**
 * How much room there is on the plate of a town.
 * @param scale pixels for each unit of the arrangement, along and across
 */
export function townRoom({ berlin }: Arrangement, scale: Point): Size {
  return { width: berlin.width * scale.x - 2 * EDGE, height: berlin.height * scale.y };
}

/** Places by how much hangs on them: the reader's own, Hitler's, those of others, those of deputies alone. */
export function byWeight(
  places: readonly ConspiratorPlace[],
  { table, you }: Pick<Drawing, 'table' | 'you'>,
): readonly ConspiratorPlace[] {
  const weightOf = (place: ConspiratorPlace): number => {
    const there = conspiratorsAt(table, place);
    if (there.some(({ seat }) => seat === you)) return 0;
    if (leadersAt(table, place).includes('hitler')) return 1;
    return there.length > 0 ? 2 : 3;
  };
  return [...places].sort((one, other) => weightOf(one) - weightOf(other));
}

/**
 * The rows of the plate of a town.
 * @param places where somebody is, the most important first; those for which there is no row share the last one
 */
export function townRows(places: readonly ConspiratorPlace[], { height }: Size): readonly TownRow[] {
  const n = Math.min(places.length, MOST);
  // Of a plate that is enlarged the rows fill all: else its lower half, seen alone, is empty (found).
  const highest = Math.max(HIGHEST, (height - HEAD - 1) / MOST);
  const pitch = Math.min(highest, (height - HEAD - 1) / Math.max(1, n));
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

/** How tokens stand in a row of a plate. */
export interface TokenRow {
  readonly size: number;
  /** How far one is from the next. */
  readonly pitch: number;
  /** Where the row has room for a name. */
  readonly end: number;
}

/**
 * The tokens of a row: side by side, and over one another only as far as the name needs the room.
 * @param n how many
 * @param name how broad the name is
 */
export function tokenRow(n: number, { width, height }: Size, name: number): TokenRow {
  const all = width - 2 * EDGE;
  const free = all - (n > FEW ? Math.min(NAME, name * SQUEEZED) : name * SQUEEZED);
  const size = TOKENS.find((one) => one <= height && n * (one + GAP) <= free) ?? TOKENS[1];
  const pitchIn = (room: number): number => (room - size) / Math.max(1, n - 1);
  const pitch = Math.min(size + GAP, Math.max(pitchIn(free), Math.min(LETTER, pitchIn(all))));
  return { size, pitch, end: EDGE + size + (n - 1) * pitch + EDGE };
}
