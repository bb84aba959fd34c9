import { type RefObject, useCallback, useEffect, useState } from 'react';

import type { Ref } from '../../../shared/engine/ask';
import { useConnection } from '../../base/connection/ConnectionContext';
import type { CommandError } from '../../base/connection/state';
import { isTaken } from '../keys/useKeys';
import { thingAt } from '../mates/thing';

/** How long a finger rests on a thing to point at it. */
const LONG_MS = 500;
/** How far it may slip meanwhile, in pixels; further, and it moves the map. */
const SLIP = 10;

/** For how long it is said why somebody could not point. */
const ERROR_MS = 5_000;

/** How a player points at things. */
export interface Pointing {
  readonly point: (thing: Ref) => void;
  readonly error: CommandError | null;
}

/** The finger that rests on a thing. */
interface Resting {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Lets a player point at things in `box`: by Alt and a click, by a finger that rests on one, or by P while one has the focus. None of
 * these does anything else with the thing.
 * @param can whether this person may point: spectators may not
 */
export function usePointing(box: RefObject<HTMLElement | null>, can: 'can' | 'cannot'): Pointing {
  const connection = useConnection();
  const [error, setError] = useState<CommandError | null>(null);
  const point = useCallback(
    (thing: Ref) => {
      void connection.point(thing).then((answer) => setError(answer.ok ? null : answer.error));
    },
    [connection],
  );
  useEffect(() => {
    if (error === null) return undefined;
    const timer = setTimeout(() => setError(null), ERROR_MS);
    return () => clearTimeout(timer);
  }, [error]);
  useEffect(() => {
    const root = box.current;
    if (root === null || can === 'cannot') return undefined;
    let resting: Resting | null = null;
    /** A press whose release must not act: the finger that made it has pointed. */
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
  return { point, error };
}
