import { isFar, viewBox } from '../../../table/camera';
import { BERLIN_INSET, MAP, PLACES } from './layout';
import { berlin, europe, OVER, reveal } from './views';

const laptop = { width: 800, height: 700 };
const phone = { width: 360, height: 320 };

test('Europe shows the whole map', () => {
  for (const port of [laptop, phone]) {
    const camera = europe(port);
    expect(port.width / camera.scale).toBeGreaterThanOrEqual(MAP.width - 0.001);
    expect(port.height / camera.scale).toBeGreaterThanOrEqual(MAP.height - 0.001);
  }
});

test('Berlin shows the whole inset, larger than Europe does', () => {
  const camera = berlin(phone);
  expect(camera.scale).toBeGreaterThan(europe(phone).scale);
  expect(phone.width / camera.scale).toBeGreaterThanOrEqual(BERLIN_INSET.width);
  expect(phone.height / camera.scale).toBeGreaterThanOrEqual(BERLIN_INSET.height);
});

test('a laptop opens on the whole map, a phone on the surroundings of a place, readable', () => {
  expect(OVER.opening(laptop, PLACES.paris)).toEqual(europe(laptop));
  const camera = OVER.opening(phone, PLACES.prague);
  expect({ x: camera.x, y: camera.y }).toEqual(PLACES.prague);
  expect([isFar(camera), isFar(europe(phone))]).toEqual([false, true]);
});

test('no drag leaves the map', () => {
  const camera = OVER.panBy(berlin(phone), phone, { x: 9999, y: 9999 });
  expect(camera.x - phone.width / camera.scale / 2).toBeCloseTo(0);
  expect(camera.y - phone.height / camera.scale / 2).toBeCloseTo(0);
});

test('zooming keeps the point under the fingers', () => {
  const before = { x: 500, y: 450, scale: 1 };
  const at = { x: 100, y: 200 };
  const after = OVER.zoomAt(before, phone, 1.5, at);
  const under = (camera: typeof before) => ({
    x: camera.x + (at.x - phone.width / 2) / camera.scale,
    y: camera.y + (at.y - phone.height / 2) / camera.scale,
  });
  expect(under(after).x).toBeCloseTo(under(before).x);
  expect(under(after).y).toBeCloseTo(under(before).y);
  expect(OVER.zoomAt(before, phone, 100, at).scale).toBe(2.4);
});

test('a place that is out of sight is brought into it, one in sight moves nothing', () => {
  const camera = OVER.clamp({ ...PLACES.paris, scale: 0.7 }, phone);
  expect(reveal(camera, phone, 'paris')).toEqual(camera);
  const moved = reveal(camera, phone, 'smolensk');
  expect(Math.abs(moved.x - PLACES.smolensk.x)).toBeLessThan(phone.width / moved.scale / 2);
  expect(Math.abs(moved.y - PLACES.smolensk.y)).toBeLessThan(phone.height / moved.scale / 2);
});

test('the viewBox starts at the upper left corner', () => {
  expect(viewBox({ x: 100, y: 50, scale: 2 }, { width: 200, height: 100 })).toBe('50.00 25.00 100.00 50.00');
});
