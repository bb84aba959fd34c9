import type { ConspiratorPlace, Point } from './geometry';
import { BERLIN_INSET, MAP, PLACES, PLATE } from './layout';

/** What part of the map is shown: its middle, and how many pixels one unit of the map takes. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The window through which the map is seen, in pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

const MAX_SCALE = 2.4;
/** Below this many pixels per unit the names are hard to read. */
const READABLE = 0.68;

/** Below this only names and tokens are drawn, in large letters. */
const FAR = 0.5;

/** Whether a camera sees the map from so far that small print would be lost. */
export function isFar(camera: Camera): boolean {
  return camera.scale < FAR;
}

/** The scale at which the whole map fits the window. */
export function fitScale(port: Viewport): number {
  return Math.min(port.width / MAP.width, port.height / MAP.height);
}

/** Keeps a camera over the map: never further out than the whole map, never past an edge. */
export function clampCamera(camera: Camera, port: Viewport): Camera {
  const scale = Math.min(MAX_SCALE, Math.max(fitScale(port), camera.scale));
  const along = (at: number, size: number, seen: number): number =>
    seen >= size ? size / 2 : Math.min(size - seen / 2, Math.max(seen / 2, at));
  return {
    x: along(camera.x, MAP.width, port.width / scale),
    y: along(camera.y, MAP.height, port.height / scale),
    scale,
  };
}

/** The whole map. */
export function europe(port: Viewport): Camera {
  return clampCamera({ x: MAP.width / 2, y: MAP.height / 2, scale: 0 }, port);
}

/** Berlin as large as it fits. */
export function berlin(port: Viewport): Camera {
  const scale = Math.min(port.width / (BERLIN_INSET.width + 12), port.height / (BERLIN_INSET.height + 12));
  return clampCamera(
    { x: BERLIN_INSET.x + BERLIN_INSET.width / 2, y: BERLIN_INSET.y + BERLIN_INSET.height / 2, scale },
    port,
  );
}

/** The first look: the whole map where it can be read, otherwise the surroundings of a place. */
export function opening(port: Viewport, place: ConspiratorPlace): Camera {
  if (fitScale(port) >= READABLE * 0.8) return europe(port);
  return clampCamera({ ...PLACES[place], scale: READABLE }, port);
}

/** Changes the scale by a factor while the map point under `at` (pixels from the window's corner) stays where it is. */
export function zoomAt(camera: Camera, port: Viewport, factor: number, at: Point): Camera {
  const scale = Math.min(MAX_SCALE, Math.max(fitScale(port), camera.scale * factor));
  const shift = 1 / camera.scale - 1 / scale;
  return clampCamera(
    { x: camera.x + (at.x - port.width / 2) * shift, y: camera.y + (at.y - port.height / 2) * shift, scale },
    port,
  );
}

/** Moves the map under the window by pixels. */
export function panBy(camera: Camera, port: Viewport, by: Point): Camera {
  return clampCamera({ ...camera, x: camera.x - by.x / camera.scale, y: camera.y - by.y / camera.scale }, port);
}

/** The camera moved just so far that the plate of a place is seen. */
export function reveal(camera: Camera, port: Viewport, place: ConspiratorPlace): Camera {
  const nearer = (at: number, want: number, seen: number, size: number): number => {
    const slack = Math.max(0, (seen - size) / 2);
    return Math.min(want + slack, Math.max(want - slack, at));
  };
  const { x, y } = PLACES[place];
  return clampCamera(
    {
      x: nearer(camera.x, x, port.width / camera.scale, PLATE.width),
      y: nearer(camera.y, y, port.height / camera.scale, PLATE.height),
      scale: camera.scale,
    },
    port,
  );
}

/** The camera as an SVG viewBox. */
export function viewBox(camera: Camera, port: Viewport): string {
  const width = port.width / camera.scale;
  const height = port.height / camera.scale;
  return [camera.x - width / 2, camera.y - height / 2, width, height].map((n) => n.toFixed(2)).join(' ');
}
