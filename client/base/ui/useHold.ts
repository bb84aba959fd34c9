import { type ComponentProps, useCallback, useEffect, useMemo, useState } from 'react';

const HOLDS: ReadonlySet<string> = new Set([' ', 'Enter']);

/** The handlers of a button that is held. */
export type Holding = Pick<
  ComponentProps<'button'>,
  'onPointerDown' | 'onPointerUp' | 'onPointerCancel' | 'onContextMenu' | 'onKeyDown' | 'onKeyUp' | 'onBlur'
>;

/**
 * A button that is held, by a finger or by the space bar or Enter. A window that nobody looks at lets go of it. `take` and `free` hold
 * and let go of it from elsewhere.
 */
export function useHold(): {
  readonly hold: 'held' | 'free';
  readonly holding: Holding;
  readonly take: () => void;
  readonly free: () => void;
} {
  const [hold, setHold] = useState<'held' | 'free'>('free');
  const take = useCallback(() => setHold('held'), []);
  const free = useCallback(() => setHold('free'), []);
  // A finger that leaves the window lets go without a word.
  useEffect(() => {
    window.addEventListener('blur', free);
    return () => window.removeEventListener('blur', free);
  }, [free]);
  const holding = useMemo<Holding>(
    () => ({
      onPointerDown({ currentTarget, pointerId }) {
        // What is shown may push the button away from under the finger.
        currentTarget.setPointerCapture(pointerId);
        take();
      },
      onPointerUp: free,
      onPointerCancel: free,
      onContextMenu: (event) => event.preventDefault(),
      onKeyDown(event) {
        if (!HOLDS.has(event.key)) return;
        event.preventDefault();
        take();
      },
      onKeyUp: free,
      onBlur: free,
    }),
    [take, free],
  );
  return { hold, holding, take, free };
}
