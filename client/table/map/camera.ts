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

/** How far scales that are the same may be apart. */
const ROUNDING = 1e-6;
/** Room around an area that is shown as large as it fits, in the board's units. */
const MARGIN = 12;

/** The camera as an SVG viewBox. */
export function viewBox(camera: Camera, port: Viewport): string {
  const width = port.width / camera.scale;
  const height = port.height / camera.scale;
  return [camera.x - width / 2, camera.y - height / 2, width, height].map((n) => n.toFixed(2)).join(' ');
}

/** A camera on the way from one to another: `part` 0 is the first, 1 the second. It starts and ends slowly. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const eased = part * part * (3 - 2 * part);
  const mix = (a: number, b: number): number => a + (b - a) * eased;
  return part >= 1 ? to : { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}

/**
 * Makes cameras over a board of one size. None is further away than the whole board needs, or shows more than the board and its
 * foot.
 */
export interface BoardCamera {
  /** The nearest camera that shows nothing beyond the board and its foot. */
  clamp(camera: Camera, port: Viewport): Camera;
  /** The whole board. */
  whole(port: Viewport): Camera;
  /** Whether a camera shows the whole board through a window. */
  isWhole(camera: Camera, port: Viewport): boolean;
  /** A part of the board as large as it fits. */
  closeUp(area: Point & Size, port: Viewport): Camera;
  /** The first look: the whole board where it can be read, otherwise the surroundings of a point. */
  opening(port: Viewport, point: Point): Camera;
  /** Changes the scale by a factor while the point under `at` (pixels from the window's corner) stays where it is. */
  zoomAt(camera: Camera, port: Viewport, factor: number, at: Point): Camera;
  /** Moves the board under the window by pixels. */
  panBy(camera: Camera, port: Viewport, by: Point): Camera;
  /** Moves the camera as little as needed to show an area of a size around a point. */
  reveal(camera: Camera, port: Viewport, point: Point, size: Size): Camera;
}

/** How many pixels one unit of a board takes at least and at most. */
export interface ScaleLimits {
  readonly min: number;
  readonly max: number;
  /**
   * How many pixels the board can be moved up beyond its lower edge, out from under the parts at the foot of the
   * window.
   */
  readonly foot: number;
}

/** Makes the cameras for a board of this size. None makes it smaller than the limit, even where it does not fit then. */
export function cameraOver(board: Size, { min, max, foot }: ScaleLimits): BoardCamera {
  const fitScale = (port: Viewport): number =>
    Math.min(port.width / board.width, roomAbove(foot, port, board.height * min) / board.height);

  const within = (scale: number, port: Viewport): number => Math.min(max, Math.max(min, fitScale(port), scale));

  const clamp: BoardCamera['clamp'] = (camera, port) => {
    const scale = within(camera.scale, port);
    return {
      x: middleOf(camera.x, board.width, port.width / scale),
      y: middleOf(camera.y, board.height + foot / scale, port.height / scale),
      scale,
    };
  };

  const whole: BoardCamera['whole'] = (port) => clamp({ x: board.width / 2, y: board.height / 2, scale: 0 }, port);

  return {
    clamp,
    whole,
    isWhole: ({ scale }, port) => fitScale(port) >= min && scale <= fitScale(port) * (1 + ROUNDING),
    closeUp: ({ x, y, width, height }, port) => {
      const scale = Math.min(port.width / (width + MARGIN), port.height / (height + MARGIN));
      return clamp({ x: x + width / 2, y: y + height / 2, scale }, port);
    },
    opening: (port, { x, y }) => (fitScale(port) >= min ? whole(port) : clamp({ x, y, scale: min }, port)),
    zoomAt: (camera, port, factor, at) => {
      const scale = within(camera.scale * factor, port);
      const shift = 1 / camera.scale - 1 / scale;
      return clamp(
        { x: camera.x + (at.x - port.width / 2) * shift, y: camera.y + (at.y - port.height / 2) * shift, scale },
        port,
      );
    },
    panBy: (camera, port, by) =>
      clamp({ ...camera, x: camera.x - by.x / camera.scale, y: camera.y - by.y / camera.scale }, port),
    reveal: (camera, port, { x, y }, { width, height }) => {
      // Half the foot: what is shown is shown above it.
      const below = foot / camera.scale / 2;
      return clamp(
        {
          x: nearer(camera.x, x, port.width / camera.scale, width),
          y: nearer(camera.y - below, y, port.height / camera.scale - 2 * below, height) + below,
          scale: camera.scale,
        },
        port,
      );
    },
  };
}

/** The height that a board may take, in pixels: above the foot of its window where at least its smallest height fits there. */
export function roomAbove(foot: number, { height }: Viewport, smallest: number): number {
  return Math.max(height - foot, Math.min(height, smallest));
}

/** Where the middle of a window may be along a board of this size; the board's middle when it sees all of it. */
function middleOf(at: number, size: number, seen: number): number {
  return seen >= size ? size / 2 : Math.min(size - seen / 2, Math.max(seen / 2, at));
}

/** The middle nearest to the present one from which something of this size is seen whole. */
function nearer(at: number, want: number, seen: number, size: number): number {
  const slack = Math.max(0, (seen - size) / 2);
  return Math.min(want + slack, Math.max(want - slack, at));
}
