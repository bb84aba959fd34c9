import { type ReactElement, useCallback, useMemo, useRef } from 'react';

import { SPACE_IDS } from '../../../../shared/games/black-orchestra/board/spaces';
import { isFar, viewBox } from '../../../table/camera';
import { useCamera } from '../../../table/useCamera';
import { word } from '../i18n/words';
import type { Play } from '../play';
import type { ConspiratorPlace } from './geometry';
import { Land } from './Land';
import { PLACES } from './layout';
import { Legend } from './Legend';
import { Place } from './Place';
import { Roads } from './Roads';
import { berlin, europe, OVER, reveal } from './views';

const ALL: readonly ConspiratorPlace[] = [...SPACE_IDS, 'prison'];
const ZOOM = 1.35;

/** Where the map should open: where this viewer's conspirator is, or the active one for a spectator. */
function startOf({ table, you }: Play): ConspiratorPlace {
  const own = table.conspirators.find(({ seat }) => seat === you);
  return (own ?? table.conspirators[table.turn.active])?.space ?? 'train-station';
}

/** The map: all places with roads, tokens and tiles; drag, pinch, wheel or buttons move it. */
export function Board({ play }: { readonly play: Play }): ReactElement {
  const { text } = play;
  const box = useRef<HTMLDivElement>(null);
  const { camera, port, look } = useCamera(box, OVER, PLACES[startOf(play)]);
  const onFocus = useCallback(
    (place: ConspiratorPlace) => {
      if (box.current?.querySelector(`[data-space="${place}"]:focus-visible`) == null) return;
      look((now, window) => reveal(now, window, place));
    },
    [look],
  );
  const drawing = useMemo(
    () => (
      <>
        <Land title={word(text, 'bo.board.berlin')} note={word(text, 'bo.board.berlin.note')} />
        <Roads />
        <Legend text={text} />
        {ALL.map((place) => (
          <Place key={place} place={place} play={play} onFocus={onFocus} />
        ))}
      </>
    ),
    [play, text, onFocus],
  );
  const zoom = (factor: number) => (): void =>
    look((now, window) => OVER.zoomAt(now, window, factor, { x: window.width / 2, y: window.height / 2 }));
  return (
    <div className="bo-board">
      <div className="bo-map" ref={box}>
        <svg
          className={isFar(camera) ? 'bo-far' : undefined}
          viewBox={viewBox(camera, port)}
          role="group"
          aria-label={word(text, 'bo.board')}
        >
          {drawing}
        </svg>
      </div>
      <div className="bo-jumps">
        <button type="button" onClick={() => look((_, window) => berlin(window))}>
          {word(text, 'bo.board.jump.berlin')}
        </button>
        <button type="button" onClick={() => look((_, window) => europe(window))}>
          {word(text, 'bo.board.jump.europe')}
        </button>
        <button type="button" className="bo-zoom" aria-label={word(text, 'bo.board.zoom.out')} onClick={zoom(1 / ZOOM)}>
          −
        </button>
        <button type="button" className="bo-zoom" aria-label={word(text, 'bo.board.zoom.in')} onClick={zoom(ZOOM)}>
          +
        </button>
      </div>
    </div>
  );
}
