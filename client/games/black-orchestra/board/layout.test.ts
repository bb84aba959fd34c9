import { BERLIN, ROADS, SPACE_IDS } from '../../../../shared/games/black-orchestra/board/spaces';
import type { Point } from '../../../table/camera';
import type { ConspiratorPlace } from './geometry';
import { BERLIN_INSET, lane, LEGEND, MAP, PLACES, PLATE, plateOf } from './layout';

const ALL: readonly ConspiratorPlace[] = [...SPACE_IDS, 'prison'];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function apart(a: Box, b: Box, gap: number): boolean {
  return (
    a.x + a.width + gap <= b.x ||
    b.x + b.width + gap <= a.x ||
    a.y + a.height + gap <= b.y ||
    b.y + b.height + gap <= a.y
  );
}

function along(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

function inside({ x, y }: Point, box: Box, gap: number): boolean {
  return x > box.x - gap && x < box.x + box.width + gap && y > box.y - gap && y < box.y + box.height + gap;
}

const STEPS = Array.from({ length: 201 }, (_, i) => i / 200);

test('every space and the prison have a plate on the map', () => {
  for (const place of ALL) {
    const plate = plateOf(place);
    expect([plate.x >= 4, plate.y >= 4]).toEqual([true, true]);
    expect([plate.x + plate.width <= MAP.width - 4, plate.y + plate.height <= MAP.height - 4]).toEqual([true, true]);
  }
});

test('no plate touches another or the legend', () => {
  for (const [i, a] of ALL.entries()) {
    expect([a, apart(plateOf(a), LEGEND, 5)]).toEqual([a, true]);
    for (const b of ALL.slice(i + 1)) expect([a, b, apart(plateOf(a), plateOf(b), 5)]).toEqual([a, b, true]);
  }
});

test('the inset of Berlin holds the Berlin spaces and the prison, and nothing else', () => {
  const held = ALL.filter((place) => inside(PLACES[place], BERLIN_INSET, 0));
  expect(new Set(held)).toEqual(new Set([...BERLIN, 'prison']));
  for (const place of ALL) {
    if (!held.includes(place)) expect([place, apart(plateOf(place), BERLIN_INSET, 5)]).toEqual([place, true]);
  }
});

test('no road runs under the plate of a space it does not serve', () => {
  for (const [a, b] of ROADS) {
    for (const other of ALL) {
      if (other === a || other === b) continue;
      const hidden = STEPS.some((t) => inside(along(PLACES[a], PLACES[b], t), plateOf(other), 4));
      expect([a, b, other, hidden]).toEqual([a, b, other, false]);
    }
  }
});

test('enough of every road shows between its two plates', () => {
  for (const [a, b] of ROADS) {
    const length = Math.hypot(PLACES[a].x - PLACES[b].x, PLACES[a].y - PLACES[b].y);
    const shown = STEPS.filter((t) => {
      const point = along(PLACES[a], PLACES[b], t);
      return !inside(point, plateOf(a), 0) && !inside(point, plateOf(b), 0);
    }).length;
    expect([a, b, (shown / STEPS.length) * length > 12]).toEqual([a, b, true]);
  }
});

test('tokens keep within the width of a plate however many stand there', () => {
  for (let leaders = 0; leaders <= 6; leaders++) {
    for (let conspirators = 0; conspirators <= 5; conspirators++) {
      const slots = lane(leaders, conspirators);
      expect(slots).toHaveLength(leaders + conspirators);
      for (const { x, size } of slots) {
        expect(x - size / 2).toBeGreaterThanOrEqual(0);
        expect(x + size / 2).toBeLessThanOrEqual(PLATE.width);
      }
    }
  }
});
