import { type Camera, viewBox } from '../../../table/map/camera';
import { berlin, detailOf, europe, frame, mapAmongColumns, mapFor, onMap, placeOn, reveal } from './views';

const laptop = { width: 700, height: 470 };
const desk = { width: 1150, height: 780 };
const tablet = { width: 768, height: 700 };
const phone = { width: 360, height: 420 };
const half = { width: 360, height: 220 };

test('Europe shows the whole map, and fills the window with it above its foot (bug: Undo and Follow lay over Zurich and Berghof)', () => {
  for (const [port, mapIn, foot] of [
    [laptop, mapAmongColumns, 0],
    [desk, mapAmongColumns, 0],
    [tablet, mapFor, 60],
    [phone, mapFor, 60],
  ] as const) {
    const view = mapIn(port, null);
    const camera = europe(view, port);
    const { width, height } = view.arrangement.size;
    const size = onMap(view, { x: width, y: height });
    expect(port.width / camera.scale).toBeCloseTo(size.x);
    expect((port.height - foot) / camera.scale).toBeCloseTo(size.y);
    expect(camera.y - port.height / camera.scale / 2).toBeCloseTo(0);
  }
});

test('a phone shows names, a tablet and a laptop tiles and deliveries, a desk everything', () => {
  const details = (
    [
      [phone, mapFor],
      [tablet, mapFor],
      [laptop, mapAmongColumns],
      [desk, mapAmongColumns],
    ] as const
  ).map(([port, mapIn]) => {
    const view = mapIn(port, null);
    return detailOf(view, europe(view, port));
  });
  expect(details).toEqual(['far', 'middle', 'middle', 'near']);
});

test('Berlin is shown with its tiles, also on a phone, and whole where there is room', () => {
  const view = mapFor(phone, null);
  expect(detailOf(view, berlin(view, phone))).not.toBe('far');
  const large = mapFor(desk, null);
  const { scale } = berlin(large, desk);
  expect(desk.width / scale).toBeGreaterThanOrEqual(onMap(large, { x: large.arrangement.berlin.width, y: 0 }).x);
});

test('a map whose window becomes too small is not drawn anew, and opens around a place', () => {
  const whole = mapFor(phone, null);
  const view = mapFor(half, whole);
  expect(view).toBe(whole);
  const camera = view.camera.opening(half, placeOn(view, 'prague'));
  expect(camera.scale).toBeGreaterThan(0.8);
  expect(Math.abs(camera.x - placeOn(view, 'prague').x)).toBeLessThan(half.width / camera.scale / 2);
});

test('who sees the whole map is known, and from nearer it is not whole', () => {
  const view = mapFor(laptop, null);
  const whole = europe(view, laptop);
  expect(view.camera.isWhole(whole, laptop)).toBe(true);
  expect(view.camera.isWhole({ ...whole, scale: whole.scale * 1.2 }, laptop)).toBe(false);
  const upright = mapFor(phone, null);
  expect(upright.camera.isWhole(europe(upright, half), half)).toBe(false);
});

test('no drag leaves the map', () => {
  const view = mapFor(phone, null);
  const camera = view.camera.panBy(berlin(view, phone), phone, { x: 9999, y: 9999 });
  expect(camera.x - phone.width / camera.scale / 2).toBeCloseTo(0);
  expect(camera.y - phone.height / camera.scale / 2).toBeCloseTo(0);
});

test('what stands over the foot of a map hides nothing for good (bug: on a phone Undo lay over places that could not be pressed)', () => {
  for (const port of [phone, half]) {
    const view = mapFor(port, mapFor(phone, null));
    const free = (camera: Camera, y: number) => port.height / 2 + (y - camera.y) * camera.scale;
    const edge = onMap(view, { x: 0, y: view.arrangement.size.height }).y;
    const moved = view.camera.panBy(europe(view, port), port, { x: 0, y: -9999 });
    expect(free(moved, edge)).toBeCloseTo(port.height - 60);
    const { y } = placeOn(view, 'zurich');
    expect(free(reveal(view, europe(view, port), port, 'zurich'), y)).toBeLessThan(port.height - 60);
  }
});

test('among columns, and above a foot with room, the map stays whole when a place at its foot is shown (found: Berlin was cut above a blank strip)', () => {
  const view = mapAmongColumns(laptop, null);
  const whole = europe(view, laptop);
  expect(reveal(view, whole, laptop, 'zurich')).toEqual(whole);
  expect(frame(view, whole, laptop, ['zurich', 'berghof'])).toEqual(whole);
  const above = mapFor(tablet, null);
  expect(reveal(above, europe(above, tablet), tablet, 'zurich')).toEqual(europe(above, tablet));
});

test('zooming keeps the point under the fingers, within limits', () => {
  const view = mapFor(phone, null);
  const before = { x: 180, y: 200, scale: 2 };
  const at = { x: 100, y: 200 };
  const after = view.camera.zoomAt(before, phone, 1.3, at);
  const under = (camera: typeof before) => ({
    x: camera.x + (at.x - phone.width / 2) / camera.scale,
    y: camera.y + (at.y - phone.height / 2) / camera.scale,
  });
  expect(under(after).x).toBeCloseTo(under(before).x);
  expect(under(after).y).toBeCloseTo(under(before).y);
  expect(view.camera.zoomAt(before, phone, 100, at).scale).toBe(3.4);
});

test('a place that is out of sight is brought into it, one in sight moves nothing', () => {
  const view = mapFor(phone, null);
  const camera = view.camera.clamp({ ...placeOn(view, 'munich'), scale: 2.4 }, phone);
  expect(reveal(view, camera, phone, 'munich')).toEqual(camera);
  const moved = reveal(view, camera, phone, 'stockholm');
  const stockholm = placeOn(view, 'stockholm');
  expect(Math.abs(moved.x - stockholm.x)).toBeLessThan(phone.width / moved.scale / 2);
  expect(Math.abs(moved.y - stockholm.y)).toBeLessThan(phone.height / moved.scale / 2);
});

test('the viewBox starts at the upper left corner', () => {
  expect(viewBox({ x: 100, y: 50, scale: 2 }, { width: 200, height: 100 })).toBe('50.00 25.00 100.00 50.00');
});

describe('what somebody asked needs to see', () => {
  const shows = (
    view: ReturnType<typeof mapFor>,
    camera: Camera,
    port: typeof phone,
    place: 'nuremberg' | 'stockholm',
  ) => {
    const { x, y } = placeOn(view, place);
    const right = port.width / 2 + (x - camera.x) * camera.scale;
    const down = port.height / 2 + (y - camera.y) * camera.scale;
    return right > 30 && right < port.width - 30 && down > 15 && down < port.height - 60;
  };

  it('is brought into sight, and nothing moves where it is in sight (bug: a phone showed neither pawn nor lit spaces for turns)', () => {
    const view = mapFor(phone, null);
    const near = view.camera.clamp({ ...placeOn(view, 'nuremberg'), scale: 2 }, phone);
    expect(frame(view, near, phone, ['nuremberg'])).toEqual(near);
    const camera = frame(view, near, phone, ['stockholm']);
    expect([camera.scale, shows(view, camera, phone, 'stockholm')]).toEqual([near.scale, true]);
  });

  it('is seen from further away where it does not fit, but no further than that takes', () => {
    const view = mapFor(phone, null);
    const near = view.camera.clamp({ ...placeOn(view, 'nuremberg'), scale: 3 }, phone);
    const camera = frame(view, near, phone, ['nuremberg', 'stockholm']);
    expect(camera.scale).toBeLessThan(3);
    expect(camera.scale).toBeGreaterThan(europe(view, phone).scale);
    expect([shows(view, camera, phone, 'nuremberg'), shows(view, camera, phone, 'stockholm')]).toEqual([true, true]);
  });

  it('is the first of it where even the whole map has no room', () => {
    const view = mapFor(half, mapFor(phone, null));
    const camera = frame(view, europe(view, half), half, ['nuremberg', 'stockholm', 'paris']);
    expect(shows(view, camera, half, 'nuremberg')).toBe(true);
  });

  it('is all of Berlin from afar, whose spaces are one plate', () => {
    const view = mapFor(half, mapFor(phone, null));
    const { y } = view.camera.clamp({ ...placeOn(view, 'munich'), scale: 1 }, half);
    const camera = frame(view, { x: 180, y, scale: 1 }, half, ['train-station']);
    const top = half.height / 2 + (onMap(view, view.arrangement.berlin).y - camera.y) * camera.scale;
    expect(top).toBeGreaterThanOrEqual(0);
  });
});
