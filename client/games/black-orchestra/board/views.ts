import { BERLIN } from '../../../../shared/games/black-orchestra/board/spaces';
import {
  type BoardCamera,
  type Camera,
  cameraOver,
  type Point,
  roomAbove,
  type Size,
  type Viewport,
} from '../../../table/map/camera';
import type { ConspiratorPlace } from '../i18n/places';
import { type Arrangement, BROAD, type Detail, detailAt, PLATE, SMALLEST, UPRIGHT } from './layout';

/** The places of the town plan: from afar one plate stands for all of them. */
export const IN_BERLIN: ReadonlySet<ConspiratorPlace> = new Set([...BERLIN, 'prison']);

/** A map narrower than this many pixels has the upright arrangement. */
const BROAD_FROM = 560;
/** A map is drawn out by no more than this to fill its window. */
const MOST_STRETCH = 1.6;
/** How near the map can be seen: pixels for each unit of its arrangement. */
const NEAREST = 3.4;

/** The height of what may stand over the foot of a map on a phone, in pixels: a button that takes back, and those of the map. */
const FOOT = 60;

/** A map in a window: an arrangement, drawn out along or across so that it fills the window. */
export interface MapView {
  readonly arrangement: Arrangement;
  readonly stretch: Point;
  readonly camera: BoardCamera;
  /** The height of what may stand over its foot, in pixels. */
  readonly foot: number;
}

/**
 * The map for a window above a drawer: whole, it stands above its foot where there is room. The one before is kept while the window
 * is only too small to show the whole of it.
 */
export function mapFor(port: Viewport, before: MapView | null): MapView {
  return mapOver(FOOT, port, before);
}

/** The map for a window among columns: nothing stands over its foot, and it is never moved up from there. */
export function mapAmongColumns(port: Viewport, before: MapView | null): MapView {
  return mapOver(0, port, before);
}

function mapOver(foot: number, port: Viewport, before: MapView | null): MapView {
  const arrangement = port.width < BROAD_FROM ? UPRIGHT : BROAD;
  const { width, height } = arrangement.size;
  const fit = { x: port.width / width, y: roomAbove(foot, port, height * SMALLEST) / height };
  const scale = Math.min(fit.x, fit.y);
  if (scale < SMALLEST && before?.arrangement === arrangement && before.foot === foot) return before;
  const stretch =
    scale < SMALLEST
      ? { x: 1, y: 1 }
      : { x: Math.min(MOST_STRETCH, fit.x / scale), y: Math.min(MOST_STRETCH, fit.y / scale) };
  const isSame = before?.stretch.x === stretch.x && before.stretch.y === stretch.y && before.foot === foot;
  if (before?.arrangement === arrangement && isSame) return before;
  const size = { width: width * stretch.x, height: height * stretch.y };
  return { arrangement, stretch, camera: cameraOver(size, { min: SMALLEST, max: NEAREST, foot }), foot };
}

/** Where a point of the arrangement is on the map that was drawn out. */
export function onMap({ stretch }: MapView, { x, y }: Point): Point {
  return { x: x * stretch.x, y: y * stretch.y };
}

/** Where the plate of a place is. */
export function placeOn(view: MapView, place: ConspiratorPlace): Point {
  return onMap(view, view.arrangement.places[place]);
}

/** What there is room to print at a camera's scale. */
export function detailOf({ arrangement, stretch }: MapView, { scale }: Camera): Detail {
  return detailAt(arrangement, { x: scale * stretch.x, y: scale * stretch.y });
}

/** The whole map. */
export function europe(view: MapView, port: Viewport): Camera {
  return view.camera.whole(port);
}

/** Berlin as large as it fits, but with room for what is printed on its plates. */
export function berlin(view: MapView, port: Viewport): Camera {
  const { berlin: inset, room } = view.arrangement;
  const at = onMap(view, inset);
  const size = onMap(view, { x: inset.width, y: inset.height });
  const camera = view.camera.closeUp({ ...at, width: size.x, height: size.y }, port);
  const least = Math.max(room.middle.x / view.stretch.x, room.middle.y / view.stretch.y);
  return view.camera.clamp({ ...camera, scale: Math.max(camera.scale, least) }, port);
}

/**
 * The camera moved just so far that a place is seen.
 * @param size what is to be seen around it, in pixels; its plate where nothing else is said
 */
export function reveal(
  view: MapView,
  camera: Camera,
  port: Viewport,
  place: ConspiratorPlace,
  { width, height }: Size = PLATE.near,
): Camera {
  return view.camera.reveal(camera, port, placeOn(view, place), {
    width: width / camera.scale,
    height: height / camera.scale,
  });
}

/** How much further away each try is that shows more of the map. */
const FURTHER = 0.96;

const IN_TOWN: ReadonlySet<ConspiratorPlace> = new Set([...BERLIN, 'prison']);

/** The part of the map that shows the plates of some places at a camera's scale, as its middle and size. */
function areaOf(view: MapView, camera: Camera, places: readonly ConspiratorPlace[]): Point & Size {
  const detail = detailOf(view, camera);
  const plate = PLATE[detail === 'far' ? 'middle' : detail];
  const half = { x: plate.width / camera.scale / 2, y: plate.height / camera.scale / 2 };
  const { berlin: inset } = view.arrangement;
  const corners = places.flatMap((place): readonly Point[] => {
    if (detail === 'far' && IN_TOWN.has(place)) {
      // From afar all of Berlin is one plate.
      return [onMap(view, inset), onMap(view, { x: inset.x + inset.width, y: inset.y + inset.height })];
    }
    const { x, y } = placeOn(view, place);
    return [
      { x: x - half.x, y: y - half.y },
      { x: x + half.x, y: y + half.y },
    ];
  });
  const [across, along] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [top, bottom] = [Math.min(...along), Math.max(...along)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

/**
 * The camera moved just so far that some places are seen, and no further away than that takes. Where even the whole map is too
 * large for its window, the first of them is seen, and as much of the others as there is room for.
 */
export function frame(
  view: MapView,
  camera: Camera,
  port: Viewport,
  places: readonly [ConspiratorPlace, ...(readonly ConspiratorPlace[])],
): Camera {
  const { scale: least } = view.camera.whole(port);
  let from = view.camera.clamp(camera, port);
  let area = areaOf(view, from, places);
  const fits = () => area.width * from.scale <= port.width && area.height * from.scale <= port.height - view.foot;
  while (!fits() && from.scale > least) {
    from = view.camera.clamp({ ...from, scale: from.scale * FURTHER }, port);
    area = areaOf(view, from, places);
  }
  const near = view.camera.reveal(from, port, area, area);
  if (fits()) return near;
  const first = areaOf(view, near, places.slice(0, 1));
  return view.camera.reveal(near, port, first, first);
}
