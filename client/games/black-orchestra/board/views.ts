import { type Camera, cameraOver, type Viewport } from '../../../table/camera';
import type { ConspiratorPlace } from './geometry';
import { BERLIN_INSET, MAP, PLACES, PLATE } from './layout';

/** The cameras over the map. */
export const OVER = cameraOver(MAP);

/** The whole map. */
export function europe(port: Viewport): Camera {
  return OVER.whole(port);
}

/** Berlin as large as it fits. */
export function berlin(port: Viewport): Camera {
  return OVER.closeUp(BERLIN_INSET, port);
}

/** The camera moved just so far that the plate of a place is seen. */
export function reveal(camera: Camera, port: Viewport, place: ConspiratorPlace): Camera {
  return OVER.reveal(camera, port, PLACES[place], PLATE);
}
