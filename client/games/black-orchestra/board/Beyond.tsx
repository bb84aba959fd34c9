import type { ReactElement } from 'react';

import type { Camera, Viewport } from '../../../table/map/camera';
import type { Drawing } from '../drawing';
import type { ConspiratorPlace } from '../i18n/places';
import { word } from '../i18n/words';
import { edgeSign } from './edge';
import { placeOfThing } from './Points';
import { type MapView, placeOn } from './views';

/** What people point at beyond the edge of the window: an arrow in the colour of each, which leads there. */
export function Beyond({
  view,
  camera,
  port,
  drawing: { points, table, text },
  onGo,
}: {
  readonly view: MapView;
  readonly camera: Camera;
  readonly port: Viewport;
  readonly drawing: Drawing;
  readonly onGo: (place: ConspiratorPlace) => void;
}): ReactElement {
  return (
    <>
      {points.map(({ n, by, thing }) => {
        const place = placeOfThing(thing, table);
        const sign = place === null ? null : edgeSign(camera, port, placeOn(view, place), view.foot);
        if (place === null || sign === null) return null;
        return (
          <button
            key={n}
            type="button"
            className="bo-beyond"
            data-colour={by.colour}
            aria-label={word(text, 'bo.board.beyond', { by: by.name })}
            style={{ left: sign.x, top: sign.y }}
            onClick={() => onGo(place)}
          >
            <svg viewBox="-10 -10 20 20" aria-hidden="true" style={{ rotate: `${sign.angle}deg` }}>
              <path d="M 8 0 L -6 -7 L -3 0 L -6 7 Z" />
            </svg>
          </button>
        );
      })}
    </>
  );
}
