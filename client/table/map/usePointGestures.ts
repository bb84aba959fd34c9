import { type RefObject, useEffect } from 'react';

import { isTaken } from '../keys/useKeys';
import { thingAt } from '../mates/thing';
import { hasSay } from '../store/selectors';
import { useTable } from '../store/TableContext';

/** How long a finger rests on a thing to point at it. */
const LONG_MS = 500;
/** How far it may slip meanwhile, in pixels; further, and it moves the map. */
const SLIP = 10;

/** The finger that rests on a thing. */
interface Resting {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Lets a player point at things in `box`: by Alt and a click, by a finger that rests on one, or by P while one has the focus. None of
 * these does anything else with the thing. Spectators, and those who are out, point at nothing.
 */
export function usePointGestures(box: RefObject<HTMLElement | null>): void {
  const can = useTable(hasSay);
  const point = useTable(({ pointing }) => pointing.point);
  useEffect(() => {
    const root = box.current;
    if (root === null || !can) return undefined;
    let resting: Resting | null = null;
    /** The finger has pointed, so its release must not act as a press. */
    let spent = false;
    const lift = () => {
      if (resting !== null) clearTimeout(resting.timer);
      resting = null;
    };
    const down = ({ pointerType, pointerId, clientX, clientY, target }: PointerEvent) => {
      lift();
      spent = false;
      const thing = thingAt(target);
      if (pointerType !== 'touch' || thing === null) return;
      const timer = setTimeout(() => {
        resting = null;
        spent = true;
        point(thing);
      }, LONG_MS);
      resting = { pointer: pointerId, x: clientX, y: clientY, timer };
    };
    const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (resting?.pointer !== pointerId) return;
      if (Math.hypot(clientX - resting.x, clientY - resting.y) > SLIP) lift();
    };
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const click = (event: MouseEvent) => {
      const thing = event.altKey ? thingAt(event.target) : null;
      if (!spent && thing === null) return;
      spent = false;
      swallow(event);
      if (thing !== null) point(thing);
    };
    const menu = (event: MouseEvent) => {
      if (spent || resting !== null) swallow(event);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || event.repeat || isTaken(event)) return;
      const thing = thingAt(document.activeElement);
      if (thing !== null) point(thing);
    };
    const listened: readonly (readonly [string, (event: never) => void])[] = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', lift],
      ['pointercancel', lift],
      ['click', click],
      ['contextmenu', menu],
      ['keydown', press],
    ];
    for (const [name, listener] of listened) root.addEventListener(name, listener as EventListener, true);
    return () => {
      lift();
      for (const [name, listener] of listened) root.removeEventListener(name, listener as EventListener, true);
    };
  }, [box, can, point]);
}
