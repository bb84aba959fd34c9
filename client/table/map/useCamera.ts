import { createContext, type RefObject, use, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { useMedia } from '../../base/ui/useMedia';
import { between, type BoardCamera, type Camera, type Point, type Viewport } from './camera';

/** A press that moves less than this many pixels is a tap. */
const TAP_SLOP = 8;
const WHEEL_STEP = 1.0015;
/**
 * A window whose height changes by no more than so many pixels, because a sentence beside it has one line more or less, shows the
 * board as it was.
 */
const LINE = 30;
/** How long the camera flies, in milliseconds. */
const FLIGHT_MS = 600;

/**
 * Where a camera was when its board was taken off the screen, so that it is there again when the board comes back. Without a
 * keeper a board opens as at first.
 */
export const KeptCamera = createContext<RefObject<Camera | null> | null>(null);

/** The part of a board that a window shows, and the cameras over it. */
export interface CameraMount {
  readonly camera: BoardCamera;
}

/** What is seen, and the window for which the board was last drawn out. */
interface DrawnScene<View extends CameraMount> extends CameraScene<View> {
  readonly fitted: Viewport;
}

interface CameraScene<View extends CameraMount> {
  readonly camera: Camera;
  readonly port: Viewport;
  readonly view: View;
}

/** A camera that follows drags, pinches and the wheel over an element. */
export interface LiveCamera<View extends CameraMount> extends CameraScene<View> {
  /** Whether fingers, mouse or wheel have moved the camera since this was last set to `at-rest`. */
  readonly hand: RefObject<'at-rest' | 'moved'>;
  /** Moves the camera. */
  readonly look: (how: (seen: CameraScene<View>) => Camera) => void;
  /**
   * Moves the camera smoothly, or at once for people who want less motion. Any other movement of the camera ends the
   * flight.
   */
  readonly fly: (how: (seen: CameraScene<View>) => Camera) => void;
}

/**
 * Lets drags, pinches and the wheel over an element move a camera. The click at the end of a drag or pinch is suppressed, so
 * that moving the board never chooses anything.
 * @param viewFor the board as it is drawn in a window; gets the one before, which it may keep
 * @param start the point of a board to look at first when the whole board would be too small
 */
export function useCamera<View extends CameraMount>(
  element: RefObject<HTMLDivElement | null>,
  viewFor: (port: Viewport, before: View | null) => View,
  start: (view: View) => Point,
): LiveCamera<View> {
  const kept = use(KeptCamera);
  const [state, setState] = useState<DrawnScene<View>>(() => {
    const port = { width: 800, height: 640 };
    const view = viewFor(port, null);
    return { port, fitted: port, view, camera: kept?.current ?? view.camera.opening(port, start(view)) };
  });
  const opening = useRef(start);
  const hand = useRef<'at-rest' | 'moved'>('at-rest');
  const touched = useRef(kept !== null && kept.current !== null);
  useEffect(() => {
    opening.current = start;
  }, [start]);

  const newest = useRef(state);
  useEffect(() => {
    newest.current = state;
    if (kept !== null && touched.current) kept.current = state.camera;
  }, [state, kept]);
  const still = useMedia('still');
  const flight = useRef(0);

  const look = useCallback((how: (seen: CameraScene<View>) => Camera) => {
    touched.current = true;
    cancelAnimationFrame(flight.current);
    setState((seen) => ({ ...seen, camera: how(seen) }));
  }, []);
  const fly = useCallback(
    (how: (seen: CameraScene<View>) => Camera) => {
      if (still) {
        look(how);
        return;
      }
      touched.current = true;
      cancelAnimationFrame(flight.current);
      let ends: { readonly from: Camera; readonly at: number } | null = null;
      const frame = (now: number): void => {
        ends ??= { from: newest.current.camera, at: now };
        const { from, at } = ends;
        const part = Math.min(1, (now - at) / FLIGHT_MS);
        setState((seen) => ({ ...seen, camera: between(from, how({ ...seen, camera: from }), part) }));
        if (part < 1) flight.current = requestAnimationFrame(frame);
      };
      flight.current = requestAnimationFrame(frame);
    },
    [look, still],
  );
  useEffect(() => () => cancelAnimationFrame(flight.current), []);

  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return undefined;
    const measure = (): void => {
      const port = { width: box.clientWidth, height: box.clientHeight };
      if (port.width === 0 || port.height === 0) return;
      setState((seen) => {
        const { fitted } = seen;
        if (touched.current && port.width === fitted.width && Math.abs(port.height - fitted.height) <= LINE)
          return { ...seen, port, camera: seen.view.camera.clamp(seen.camera, port) };
        const view = viewFor(port, seen.view);
        // A reader who saw the whole board goes on seeing all of it, as far as it fits.
        const sawAll = [fitted, seen.port].some((one) => seen.view.camera.isWhole(seen.camera, one));
        const before = sawAll ? view.camera.whole(port) : seen.camera;
        const camera = touched.current
          ? view.camera.clamp(before, port)
          : view.camera.opening(port, opening.current(view));
        return { port, fitted: port, view, camera };
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, viewFor]);

  useEffect(() => {
    const box = element.current;
    if (box === null) return undefined;
    const held = new Map<number, Point>();
    let travelled = 0;
    let swallow = false;
    const at = (event: PointerEvent | WheelEvent): Point => {
      const frame = box.getBoundingClientRect();
      return { x: event.clientX - frame.left, y: event.clientY - frame.top };
    };
    const down = (event: PointerEvent): void => {
      if (held.size === 0) travelled = 0;
      held.set(event.pointerId, at(event));
      swallow = false;
    };
    const move = (event: PointerEvent): void => {
      const before = held.get(event.pointerId);
      if (before === undefined) return;
      const now = at(event);
      const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
      travelled = Math.max(travelled, Math.hypot(now.x - before.x, now.y - before.y));
      if (travelled < TAP_SLOP && other === undefined) return;
      held.set(event.pointerId, now);
      swallow = true;
      hand.current = 'moved';
      if (other === undefined) {
        look(({ camera, port, view }) => view.camera.panBy(camera, port, { x: now.x - before.x, y: now.y - before.y }));
        return;
      }
      const spread = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      look(({ camera, port, view }) => view.camera.zoomAt(camera, port, Number.isFinite(spread) ? spread : 1, middle));
    };
    const up = (event: PointerEvent): void => {
      held.delete(event.pointerId);
    };
    const click = (event: MouseEvent): void => {
      if (!swallow) return;
      swallow = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      hand.current = 'moved';
      const point = at(event);
      look(({ camera, port, view }) => view.camera.zoomAt(camera, port, WHEEL_STEP ** -event.deltaY, point));
    };
    box.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    box.addEventListener('click', click, { capture: true });
    box.addEventListener('wheel', wheel, { passive: false });
    return () => {
      box.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      box.removeEventListener('click', click, { capture: true });
      box.removeEventListener('wheel', wheel);
    };
  }, [element, look]);

  return { ...state, hand, look, fly };
}
