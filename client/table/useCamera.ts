import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { BoardCamera, Camera, Point, Viewport } from './camera';

/** Fingers may tremble: a press that moves less than this many pixels is a tap. */
const TAP_SLOP = 8;
const WHEEL_STEP = 1.0015;

/** A camera that follows drags, pinches and the wheel over an element. */
export interface LiveCamera {
  readonly camera: Camera;
  readonly port: Viewport;
  /** Sets the camera from the window's size. */
  readonly look: (how: (camera: Camera, port: Viewport) => Camera) => void;
}

/**
 * Ties a camera to an element. A press that became a drag or a pinch swallows the click that follows it, so that moving
 * the board never chooses anything.
 * @param over the cameras of the board; the same object at every call
 * @param start the point to look at first when the whole board would be too small
 */
export function useCamera(element: RefObject<HTMLDivElement | null>, over: BoardCamera, start: Point): LiveCamera {
  const [state, setState] = useState<{ readonly camera: Camera; readonly port: Viewport }>(() => {
    const port = { width: 800, height: 640 };
    return { port, camera: over.opening(port, start) };
  });
  const first = useRef(start);
  const touched = useRef(false);

  const look = useCallback((how: (camera: Camera, port: Viewport) => Camera) => {
    touched.current = true;
    setState(({ camera, port }) => ({ port, camera: how(camera, port) }));
  }, []);

  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return undefined;
    const measure = (): void => {
      const port = { width: box.clientWidth, height: box.clientHeight };
      if (port.width === 0 || port.height === 0) return;
      setState(({ camera }) => ({
        port,
        camera: touched.current ? over.clamp(camera, port) : over.opening(port, first.current),
      }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, over]);

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
      if (other === undefined) {
        look((camera, port) => over.panBy(camera, port, { x: now.x - before.x, y: now.y - before.y }));
        return;
      }
      const spread = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      look((camera, port) => over.zoomAt(camera, port, Number.isFinite(spread) ? spread : 1, middle));
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
      const point = at(event);
      look((camera, port) => over.zoomAt(camera, port, WHEEL_STEP ** -event.deltaY, point));
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
  }, [element, over, look]);

  return { ...state, look };
}
