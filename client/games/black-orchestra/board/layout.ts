import type { Point, Size } from '../../../table/map/camera';
import type { ConspiratorPlace } from '../i18n/places';

/**
 * Where everything is on the map. There are two arrangements, one for a map that is higher than broad and one for the other
 * kind, in the pixels of the smallest window that shows the whole of each. Distances are changed so that all plates fit.
 * Plates keep their size when the map is enlarged: more is printed on them instead (`Detail`).
 */
export interface Arrangement {
  readonly size: Size;
  /** The town plan of Berlin. */
  readonly berlin: Point & Size;
  /** The middle of each plate. */
  readonly places: Readonly<Record<ConspiratorPlace, Point>>;
  /** From how many pixels for each unit, along and across, there is room for the plates of a detail. */
  readonly room: Readonly<Record<'middle' | 'near', Point>>;
}

/** What is printed on a plate: the name; stage, tile and delivery as well; or everything. */
export type Detail = 'far' | 'middle' | 'near';

/** The size of a plate on the screen, in pixels. From afar the plate is as broad as its name. */
export const PLATE = {
  far: { width: 84, height: 22 },
  middle: { width: 103, height: 42 },
  near: { width: 128, height: 80 },
} as const satisfies Record<Detail, Size>;

/** A finger needs this many pixels. */
export const TOUCH = 44;

/** How far the map can be made smaller than its arrangement before names would cover one another. */
export const SMALLEST = 0.86;

/** For a phone held upright. */
export const UPRIGHT: Arrangement = {
  size: { width: 360, height: 411 },
  berlin: { x: 3, y: 7, width: 184, height: 106 },
  places: {
    sportpalast: { x: 95, y: 25 },
    deutschlandhalle: { x: 156, y: 25 },
    'ministry-of-propaganda': { x: 34, y: 60 },
    chancellery: { x: 95, y: 60 },
    zeughaus: { x: 156, y: 60 },
    prison: { x: 34, y: 95 },
    'gestapo-hq': { x: 95, y: 95 },
    'train-station': { x: 156, y: 95 },
    stockholm: { x: 226, y: 20 },
    riga: { x: 284, y: 62 },
    wasserburg: { x: 318, y: 18 },
    wolfsschanze: { x: 234, y: 108 },
    borisov: { x: 324, y: 104 },
    smolensk: { x: 320, y: 148 },
    posen: { x: 166, y: 148 },
    warsaw: { x: 248, y: 170 },
    treblinka: { x: 316, y: 196 },
    hannover: { x: 46, y: 140 },
    wolfsschlucht: { x: 43, y: 245 },
    adlerhorst: { x: 102, y: 200 },
    paris: { x: 34, y: 287 },
    tannenberg: { x: 56, y: 330 },
    nuremberg: { x: 128, y: 272 },
    munich: { x: 134, y: 326 },
    zurich: { x: 40, y: 372 },
    prague: { x: 232, y: 218 },
    auschwitz: { x: 322, y: 242 },
    'anlage-sued': { x: 310, y: 294 },
    wehrwolf: { x: 318, y: 348 },
    vienna: { x: 220, y: 292 },
    berghof: { x: 220, y: 362 },
  },
  room: { middle: { x: 1.72, y: 1.4 }, near: { x: 2.12, y: 2.4 } },
};

/** For everything broader. */
export const BROAD: Arrangement = {
  size: { width: 700, height: 479 },
  berlin: { x: 3, y: 2, width: 327, height: 152 },
  places: {
    sportpalast: { x: 167, y: 27 },
    deutschlandhalle: { x: 275, y: 27 },
    'ministry-of-propaganda': { x: 58, y: 78 },
    chancellery: { x: 167, y: 78 },
    zeughaus: { x: 275, y: 78 },
    prison: { x: 58, y: 129 },
    'gestapo-hq': { x: 167, y: 129 },
    'train-station': { x: 275, y: 129 },
    stockholm: { x: 392, y: 34 },
    riga: { x: 514, y: 62 },
    wasserburg: { x: 640, y: 34 },
    wolfsschanze: { x: 421, y: 134 },
    borisov: { x: 562, y: 124 },
    smolensk: { x: 640, y: 182 },
    posen: { x: 344, y: 202 },
    warsaw: { x: 461, y: 216 },
    treblinka: { x: 627, y: 243 },
    hannover: { x: 176, y: 202 },
    wolfsschlucht: { x: 58, y: 208 },
    adlerhorst: { x: 165, y: 260 },
    paris: { x: 58, y: 306 },
    tannenberg: { x: 80, y: 386 },
    nuremberg: { x: 205, y: 328 },
    munich: { x: 225, y: 394 },
    zurich: { x: 87, y: 440 },
    prague: { x: 293, y: 266 },
    auschwitz: { x: 412, y: 284 },
    'anlage-sued': { x: 533, y: 300 },
    wehrwolf: { x: 640, y: 352 },
    vienna: { x: 387, y: 358 },
    berghof: { x: 345, y: 438 },
  },
  room: { middle: { x: 0.97, y: 0.93 }, near: { x: 1.25, y: 1.62 } },
};

/** The most detail for which there is room at so many pixels for each unit. */
export function detailAt({ room }: Arrangement, scale: Point): Detail {
  const enough = (needed: Point) => scale.x >= needed.x && scale.y >= needed.y;
  if (enough(room.near)) return 'near';
  return enough(room.middle) ? 'middle' : 'far';
}

/** One token on a plate: how far its middle is from the middle of the plate, how broad it is, and what of the plate is its own. */
export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** A press in this area around its middle is meant for it: as much as a finger needs where there is room. */
  readonly reach: Size;
}

interface TokenRoom {
  /** From the largest to the smallest: of the smallest the letters can still be read. */
  readonly sizes: readonly [number, ...(readonly number[])];
  readonly room: number;
  /** The middle of the row, or of the upper of two, which stands a little higher. */
  readonly y: number;
  readonly upper: number;
  /** How far a second row is below the first. */
  readonly lower: number;
}

/** The smallest tokens. */
const LEAST = 20;

const TOKENS: Readonly<Record<Detail, TokenRoom>> = {
  // Below the name, half over the edge of the plate.
  far: { sizes: [24, LEAST], room: 84, y: 19, upper: 17, lower: 18 },
  // In the place of the delivery.
  middle: { sizes: [22, LEAST], room: 78, y: 8, upper: 6, lower: 20 },
  // In a row of their own, below the delivery.
  near: { sizes: [28, 24, LEAST], room: 122, y: 24, upper: 17, lower: 22 },
};

/** Tokens of which less than this part would be seen are in two rows. */
const SEEN = 0.9;

/**
 * Places tokens on a plate: side by side, smaller when there are many, and in two rows when there are too many for that. Of each at
 * least its letter is seen, and none stands on what is printed above them.
 * @param n how many tokens
 * @returns as many slots, row by row and from left to right: whoever stands in front comes later
 */
export function slotsFor(detail: Detail, n: number): readonly Slot[] {
  const { sizes, room, y, upper, lower } = TOKENS[detail];
  const size = sizes.find((one) => n * one <= room) ?? LEAST;
  const apart = (count: number): number => (count < 2 ? size + 2 : Math.min(size + 2, (room - size) / (count - 1)));
  const rows = apart(n) < size * SEEN ? [Math.ceil(n / 2), Math.floor(n / 2)] : [n];
  return rows.flatMap((count, row) => {
    const pitch = apart(count);
    const breadth = size + pitch * (count - 1);
    // Beside the tile on a plate in the middle; else in the middle of the plate, or from its left.
    const start = detail === 'middle' ? PLATE.middle.width / 2 - 2 - breadth : detail === 'far' ? -breadth / 2 : -61;
    return Array.from({ length: count }, (_, i) => ({
      x: start + size / 2 + i * pitch,
      y: rows.length === 1 ? y : upper + row * lower,
      size,
      reach: { width: count === 1 ? TOUCH : pitch, height: rows.length === 1 ? TOUCH : lower },
    }));
  });
}
