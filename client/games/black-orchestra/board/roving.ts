import type { Point } from '../../../table/map/camera';
import type { ConspiratorPlace } from '../i18n/places';

/** A way in which an arrow key goes. */
export type Direction = 'up' | 'down' | 'left' | 'right';

const AHEAD: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/**
 * The place that an arrow key leads to: the nearest one ahead, where a step aside counts three times.
 * @returns null when nothing is ahead
 */
export function neighbour(
  among: readonly ConspiratorPlace[],
  at: Readonly<Record<ConspiratorPlace, Point>>,
  from: ConspiratorPlace,
  direction: Direction,
): ConspiratorPlace | null {
  const way = AHEAD[direction];
  const origin = at[from];
  const far = among
    .filter((place) => place !== from)
    .map((place) => {
      const by = { x: at[place].x - origin.x, y: at[place].y - origin.y };
      const ahead = by.x * way.x + by.y * way.y;
      const aside = Math.abs(by.x * way.y) + Math.abs(by.y * way.x);
      return { place, ahead, cost: ahead + 3 * aside };
    })
    .filter(({ ahead }) => ahead > 8)
    .sort((a, b) => a.cost - b.cost);
  return far[0]?.place ?? null;
}
