import type { Camera, Point, Viewport } from '../../../table/map/camera';

/** How far a sign at the edge stands from it, in pixels: half of what a finger needs, and a little. */
const INSET = 26;

/** A sign at the edge of a window: where its middle is, in pixels, and to where it turns, in degrees clockwise from the right. */
export interface EdgeSign extends Point {
  readonly angle: number;
}

/**
 * Where at the edge of a window a sign stands for a point of the board that is out of sight, on the line from the middle to it.
 * @param foot the height of what may stand over the foot of the window, in pixels
 * @returns null for a point that is in sight
 */
export function edgeSign(camera: Camera, port: Viewport, point: Point, foot: number): EdgeSign | null {
  const x = (point.x - camera.x) * camera.scale;
  const y = (point.y - camera.y) * camera.scale;
  if (Math.abs(x) <= port.width / 2 && y >= -port.height / 2 && y <= port.height / 2 - foot) return null;
  const across = Math.max(1, port.width / 2 - INSET);
  const along = Math.max(1, y < 0 ? port.height / 2 - INSET : port.height / 2 - foot - INSET);
  const part = Math.min(across / Math.abs(x), along / Math.abs(y));
  return {
    x: port.width / 2 + x * part,
    y: port.height / 2 + y * part,
    angle: (Math.atan2(y, x) * 180) / Math.PI,
  };
}
