import { edgeSign } from './edge';

const port = { width: 360, height: 420 };
const camera = { x: 200, y: 200, scale: 2 };

test('what is in sight has no sign at the edge', () => {
  expect(edgeSign(camera, port, { x: 200, y: 200 }, 60)).toBeNull();
  expect(edgeSign(camera, port, { x: 290, y: 96 }, 60)).toBeNull();
});

test.each([
  ['to the right', { x: 500, y: 200 }, { x: 334, y: 210, angle: 0 }],
  ['above', { x: 200, y: 0 }, { x: 180, y: 26, angle: -90 }],
  ['below, above what stands over the foot', { x: 200, y: 400 }, { x: 180, y: 334, angle: 90 }],
  ['under what stands over the foot', { x: 200, y: 290 }, { x: 180, y: 334, angle: 90 }],
])('a point out of sight %s has a sign at that edge, turned to it', (_where, point, sign) => {
  expect(edgeSign(camera, port, point, 60)).toEqual(sign);
});

test('a corner has one that stays in the window', () => {
  expect(edgeSign(camera, port, { x: 600, y: 600 }, 60)).toEqual({ x: 304, y: 334, angle: 45 });
});
