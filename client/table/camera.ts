/** A point of a board, in its own units, or of the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What part of a board is shown: its middle, and how many pixels one unit of the board takes. */
export interface Camera extends Point {
  readonly scale: number;
}

/** The window through which a board is seen, in pixels. */
export type Viewport = Size;

const MAX_SCALE = 2.4;
/** Below this many pixels per unit the names are hard to read. */
const READABLE = 0.68;
/** Below this only names and tokens are drawn, in large letters. */
const FAR = 0.5;
/** Room around an area that is shown as large as it fits, in the board's units. */
const MARGIN = 12;

/** Whether a camera sees the board from so far that small print would be lost. */
export function isFar(camera: Camera): boolean {
  return camera.scale < FAR;
}

/** The camera as an SVG viewBox. */
export function viewBox(camera: Camera, port: Viewport): string {
  const width = port.width / camera.scale;
  const height = port.height / camera.scale;
  return [camera.x - width / 2, camera.y - height / 2, width, height].map((n) => n.toFixed(2)).join(' ');
}

/** The cameras over a board of a certain size: none is further out than the whole board or looks past its edges. */
export interface BoardCamera {
  /** The nearest camera that keeps to the board. */
  clamp(camera: Camera, port: Viewport): Camera;
  /** The whole board. */
  whole(port: Viewport): Camera;
  /** A part of the board as large as it fits. */
  closeUp(area: Point & Size, port: Viewport): Camera;
  /** The first look: the whole board where it can be read, otherwise the surroundings of a point. */
  opening(port: Viewport, point: Point): Camera;
  /** Changes the scale by a factor while the point under `at` (pixels from the window's corner) stays where it is. */
  zoomAt(camera: Camera, port: Viewport, factor: number, at: Point): Camera;
  /** Moves the board under the window by pixels. */
  panBy(camera: Camera, port: Viewport, by: Point): Camera;
  /** The camera moved just so far that something of a size around a point is seen. */
  reveal(camera: Camera, port: Viewport, point: Point, size: Size): Camera;
}

/** Makes the cameras for a board of this size. */
export function cameraOver(board: Size): BoardCamera {
  const fitScale = (port: Viewport): number => Math.min(port.width / board.width, port.height / board.height);

  const clamp: BoardCamera['clamp'] = (camera, port) => {
    const scale = Math.min(MAX_SCALE, Math.max(fitScale(port), camera.scale));
    return {
      x: within(camera.x, board.width, port.width / scale),
      y: within(camera.y, board.height, port.height / scale),
      scale,
    };
  };

  const whole: BoardCamera['whole'] = (port) => clamp({ x: board.width / 2, y: board.height / 2, scale: 0 }, port);

  return {
    clamp,
    whole,
    closeUp: ({ x, y, width, height }, port) => {
      const scale = Math.min(port.width / (width + MARGIN), port.height / (height + MARGIN));
      return clamp({ x: x + width / 2, y: y + height / 2, scale }, port);
    },
    opening: (port, { x, y }) =>
      fitScale(port) >= READABLE * 0.8 ? whole(port) : clamp({ x, y, scale: READABLE }, port),
    zoomAt: (camera, port, factor, at) => {
      const scale = Math.min(MAX_SCALE, Math.max(fitScale(port), camera.scale * factor));
      const shift = 1 / camera.scale - 1 / scale;
      return clamp(
        { x: camera.x + (at.x - port.width / 2) * shift, y: camera.y + (at.y - port.height / 2) * shift, scale },
        port,
      );
    },
    panBy: (camera, port, by) =>
      clamp({ ...camera, x: camera.x - by.x / camera.scale, y: camera.y - by.y / camera.scale }, port),
    reveal: (camera, port, { x, y }, { width, height }) =>
      clamp(
        {
          x: nearer(camera.x, x, port.width / camera.scale, width),
          y: nearer(camera.y, y, port.height / camera.scale, height),
          scale: camera.scale,
        },
        port,
      ),
  };
}

/** Where the middle of a window may be along a board of this size; the board's middle when it sees all of it. */
function within(at: number, size: number, seen: number): number {
  return seen >= size ? size / 2 : Math.min(size - seen / 2, Math.max(seen / 2, at));
}

/** The middle nearest to the present one from which something of this size is seen whole. */
function nearer(at: number, want: number, seen: number, size: number): number {
  const slack = Math.max(0, (seen - size) / 2);
  return Math.min(want + slack, Math.max(want - slack, at));
}
