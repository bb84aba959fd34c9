import type { Point } from '../../../table/camera';
import type { ConspiratorPlace } from './geometry';

/** Where everything lies on the map, in the units of its viewBox. North is up; distances are bent so that all labels fit. */

/** The whole map. */
export const MAP = { width: 1016, height: 905 } as const;

/** Where the legend is printed. */
export const LEGEND = { x: 648, y: 722, width: 362, height: 112 } as const;

/** The plate of one space: name, marks, tile and delivery, and a lane for whoever is there. */
export const PLATE = { width: 150, height: 84 } as const;

/** The inset of Berlin. */
export const BERLIN_INSET = { x: 5, y: 5, width: 472, height: 294 } as const;

/** The middle of each plate. */
export const PLACES: Readonly<Record<ConspiratorPlace, Point>> = {
  sportpalast: { x: 241, y: 52 },
  deutschlandhalle: { x: 397, y: 52 },
  'ministry-of-propaganda': { x: 85, y: 150 },
  chancellery: { x: 241, y: 150 },
  zeughaus: { x: 397, y: 150 },
  prison: { x: 85, y: 248 },
  'gestapo-hq': { x: 241, y: 248 },
  'train-station': { x: 397, y: 248 },
  stockholm: { x: 568, y: 60 },
  riga: { x: 745, y: 110 },
  wasserburg: { x: 925, y: 62 },
  wolfsschanze: { x: 610, y: 255 },
  borisov: { x: 815, y: 235 },
  smolensk: { x: 930, y: 345 },
  posen: { x: 498, y: 385 },
  warsaw: { x: 668, y: 412 },
  treblinka: { x: 908, y: 465 },
  hannover: { x: 254, y: 385 },
  wolfsschlucht: { x: 84, y: 398 },
  adlerhorst: { x: 238, y: 494 },
  paris: { x: 84, y: 588 },
  tannenberg: { x: 115, y: 742 },
  nuremberg: { x: 296, y: 632 },
  munich: { x: 325, y: 758 },
  zurich: { x: 125, y: 850 },
  prague: { x: 424, y: 510 },
  auschwitz: { x: 597, y: 545 },
  'anlage-sued': { x: 772, y: 575 },
  wehrwolf: { x: 930, y: 668 },
  vienna: { x: 560, y: 690 },
  berghof: { x: 500, y: 845 },
};

/** The plate around the middle of a place. */
export function plateOf(place: ConspiratorPlace): {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
} {
  const { x, y } = PLACES[place];
  return { x: x - PLATE.width / 2, y: y - PLATE.height / 2, ...PLATE };
}

/** One token in the lane of a plate. */
export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const LANE = { inset: 3, top: 51, few: 6, large: 27, small: 21 } as const;

/**
 * Places tokens in the lane at the foot of a plate, relative to the plate's upper left corner: one row of large ones, or
 * leaders and conspirators in two rows of smaller ones when many stand together.
 * @returns as many slots as asked for: first the leaders', then the conspirators'
 */
export function lane(leaders: number, conspirators: number): readonly Slot[] {
  const row = (count: number, size: number, y: number): Slot[] => {
    const room = PLATE.width - 2 * LANE.inset - size;
    const pitch = count < 2 ? 0 : Math.min(size + 3, room / (count - 1));
    return Array.from({ length: count }, (_, i) => ({ x: LANE.inset + size / 2 + i * pitch, y, size }));
  };
  if (leaders + conspirators <= LANE.few) return row(leaders + conspirators, LANE.large, LANE.top + LANE.large / 2 + 2);
  return [
    ...row(leaders, LANE.small, LANE.top + LANE.small / 2),
    ...row(conspirators, LANE.small, LANE.top + LANE.small * 1.5),
  ];
}
