import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { dragged, further, nearer, type Stop, tapped } from '../store/stops';

/** A press that moves less than this many pixels is a tap. */
const TAP_SLOP = 8;

/** A drag of the handle while it lasts. */
interface Drag {
  readonly from: number;
  readonly travelled: number;
}

/** The handle of the drawer: drag or tap it, or press the up and down arrows. */
export function Handle({
  stop,
  opens,
  onPull,
  onMove,
}: {
  readonly stop: Stop;
  /** The way in which the drawer opens. */
  readonly opens: 'up' | 'left';
  /** How many pixels the drawer is pulled open while a drag lasts; null when it ends. */
  readonly onPull: (pixels: number | null) => void;
  readonly onMove: (to: Stop) => void;
}) {
  const { t } = useWords();
  const described = useId();
  const drag = useRef<Drag | null>(null);
  const swallow = useRef<'click' | 'nothing'>('nothing');
  const along = (event: PointerEvent) => (opens === 'up' ? event.clientY : event.clientX);
  const room = () => (opens === 'up' ? window.innerHeight : window.innerWidth);

  const down = (event: PointerEvent<HTMLButtonElement>) => {
    drag.current = { from: along(event), travelled: 0 };
    swallow.current = 'nothing';
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (drag.current === null) return;
    const up = drag.current.from - along(event);
    const travelled = Math.max(drag.current.travelled, Math.abs(up));
    drag.current = { ...drag.current, travelled };
    if (travelled >= TAP_SLOP) onPull(up);
  };
  const end = (event: PointerEvent) => {
    const now = drag.current;
    drag.current = null;
    onPull(null);
    if (now === null || now.travelled < TAP_SLOP) return;
    swallow.current = 'click';
    onMove(dragged(stop, now.from - along(event), room()));
  };
  const cancel = () => {
    drag.current = null;
    onPull(null);
  };
  const click = () => {
    if (swallow.current === 'nothing') onMove(tapped(stop));
    swallow.current = 'nothing';
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? further(stop) : nearer(stop));
  };
  return (
    <>
      <button
        type="button"
        className="drawer-handle"
        aria-label={t('drawer.handle')}
        aria-describedby={described}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={cancel}
        onClick={click}
        onKeyDown={key}
        data-testid="drawer-handle"
      />
      <span id={described} hidden>
        {t(`drawer.stop.${stop}`)}
      </span>
    </>
  );
}
