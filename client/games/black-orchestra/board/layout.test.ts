import { BERLIN, ROADS, SPACE_IDS } from '../../../../shared/games/black-orchestra/board/spaces';
import type { Point, Size } from '../../../table/map/camera';
import type { ConspiratorPlace } from '../i18n/places';
import { placeName } from '../i18n/places';
import { blackOrchestraIn } from '../testing/game';
import { breadthOf } from './label';
import { type Arrangement, BROAD, type Detail, detailAt, PLATE, slotsFor, SMALLEST, UPRIGHT } from './layout';

const ALL: readonly ConspiratorPlace[] = [...SPACE_IDS, 'prison'];
const IN_BERLIN: readonly ConspiratorPlace[] = [...BERLIN, 'prison'];
const ARRANGEMENTS = [
  ['upright', UPRIGHT],
  ['broad', BROAD],
] as const;

/** The plate of a place on the screen, when the map has so many pixels for each unit. */
function plate(of: Arrangement, place: ConspiratorPlace, detail: Detail, scale: Point): Point & Size {
  const { height } = PLATE[detail];
  const width =
    detail === 'far' ? Math.max(...TEXTS.map((text) => breadthOf(placeName(place, text)) + 12)) : PLATE[detail].width;
  const { x, y } = of.places[place];
  return { x: x * scale.x - width / 2, y: y * scale.y - height / 2, width, height };
}

function apart(a: Point & Size, b: Point & Size, gap: number): boolean {
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

function inside({ x, y }: Point, box: Point & Size): boolean {
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

const TEXTS = [blackOrchestraIn('en').text, blackOrchestraIn('fr').text];
const STEPS = Array.from({ length: 201 }, (_, i) => i / 200);
/** The least scale at which each detail is drawn. */
const least = ({ room }: Arrangement, detail: Detail): Point =>
  detail === 'far' ? { x: SMALLEST, y: SMALLEST } : room[detail];

describe.each(ARRANGEMENTS)('The %s map', (_, of) => {
  it.each(['far', 'middle', 'near'] as const)('has room for all plates as soon as they are drawn (%s)', (detail) => {
    const shown = detail === 'far' ? ALL.filter((place) => !IN_BERLIN.includes(place)) : ALL;
    const scale = least(of, detail);
    for (const [i, a] of shown.entries()) {
      for (const b of shown.slice(i + 1)) {
        const [one, other] = [plate(of, a, detail, scale), plate(of, b, detail, scale)];
        expect([a, b, apart(one, other, 0)]).toEqual([a, b, true]);
      }
    }
  });

  it('has Berlin, and nothing else, on the plan of Berlin', () => {
    const berlin = { ...of.berlin };
    const held = ALL.filter((place) => inside(of.places[place], berlin));
    expect(new Set(held)).toEqual(new Set(IN_BERLIN));
    for (const place of ALL) {
      if (held.includes(place)) continue;
      expect([place, apart(plate(of, place, 'far', { x: 1, y: 1 }), berlin, 0)]).toEqual([place, true]);
    }
  });

  it('has every place on it', () => {
    for (const place of ALL)
      expect([place, inside(of.places[place], { x: 0, y: 0, ...of.size })]).toEqual([place, true]);
  });

  it('has room for the tokens of each place (bug: pawns in Zurich were cut by the foot of the map)', () => {
    for (const detail of ['far', 'middle', 'near'] as const) {
      const [slot] = slotsFor(detail, 1);
      const below = (slot?.y ?? 0) + (slot?.size ?? 0) / 2;
      const room = of.size.height - Math.max(...ALL.map((place) => of.places[place].y));
      expect([detail, room * least(of, detail).y >= below + 2]).toEqual([detail, true]);
    }
  });

  it('leads no road under the name of a space that it does not serve', () => {
    const scale = { x: 1, y: 1 };
    for (const [a, b] of ROADS) {
      for (const other of ALL) {
        if (other === a || other === b || IN_BERLIN.includes(other)) continue;
        const { x, y, width, height } = plate(of, other, 'far', scale);
        const core = { x: x + 3, y: y + 3, width: width - 6, height: height - 6 };
        const hidden = STEPS.some((t) => inside(along(of.places[a], of.places[b], t), core));
        expect([a, b, other, hidden]).toEqual([a, b, other, false]);
      }
    }
  });

  it('prints more the nearer it is seen', () => {
    const details = [1, 2, 3].map((factor) => detailAt(of, { x: factor * SMALLEST, y: factor * SMALLEST }));
    expect([details[0], details[2]]).toEqual(['far', 'near']);
    expect(detailAt(of, of.room.middle)).toBe('middle');
    expect(detailAt(of, { x: of.room.near.x, y: of.room.near.y - 0.01 })).toBe('middle');
  });
});

it.each(['far', 'middle', 'near'] as const)(
  'tokens keep within the width of a plate however many there are (%s)',
  (detail) => {
    for (let n = 0; n <= 11; n++) {
      const slots = slotsFor(detail, n);
      expect(slots).toHaveLength(n);
      for (const { x, size } of slots) {
        expect(x - size / 2).toBeGreaterThanOrEqual(-PLATE[detail].width / 2);
        expect(x + size / 2).toBeLessThanOrEqual(PLATE[detail].width / 2);
      }
    }
  },
);

describe.each(['far', 'middle', 'near'] as const)('Many tokens on one plate (%s)', (detail) => {
  // All conspirators and all leaders.
  const crowds = Array.from({ length: 12 }, (_, i) => slotsFor(detail, i + 1));

  it('are drawn so large that their letters can be read', () => {
    expect(Math.min(...crowds.flatMap((slots) => slots.map(({ size }) => size)))).toBeGreaterThanOrEqual(20);
  });

  it('cover nothing of one another but an edge, up to all conspirators with Hitler', () => {
    for (const slots of crowds.slice(0, 6)) {
      for (const [i, one] of slots.entries()) {
        for (const other of slots.slice(i + 1)) {
          const seen = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) / one.size;
          expect([slots.length, seen >= 0.88]).toEqual([slots.length, true]);
        }
      }
    }
  });

  it('leave what is printed in sight', () => {
    const top = detail === 'near' ? 7 : detail === 'middle' ? -4 : 5;
    for (const { y, size } of crowds.flat()) expect(y - size / 2).toBeGreaterThanOrEqual(top);
  });
});

it('no token seen from near takes the presses of another', () => {
  for (const n of [2, 5, 6, 8, 12]) {
    const areas = slotsFor('near', n).map(({ x, y, reach }) => ({
      x: x - reach.width / 2,
      y: y - reach.height / 2,
      ...reach,
    }));
    for (const [i, one] of areas.entries())
      for (const other of areas.slice(i + 1)) expect([n, apart(one, other, -1e-9)]).toEqual([n, true]);
  }
});
