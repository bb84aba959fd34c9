import { type ComponentProps, useCallback, useEffect, useState } from 'react';

const HOLDS: ReadonlySet<string> = new Set([' ', 'Enter']);

type Handlers = Pick<
  ComponentProps<'button'>,
  'onPointerDown' | 'onPointerUp' | 'onPointerCancel' | 'onContextMenu' | 'onKeyDown' | 'onKeyUp' | 'onBlur'
>;

/** A button that is held, by a finger or by the space bar or Enter. A window that nobody looks at lets go of it. */
export function useHold(): { readonly hold: 'held' | 'free'; readonly holding: Handlers } {
  const [hold, setHold] = useState<'held' | 'free'>('free');
  const free = useCallback(() => setHold('free'), []);
  // A finger that leaves the window lets go without a word.
  useEffect(() => {
    window.addEventListener('blur', free);
    return () => window.removeEventListener('blur', free);
  }, [free]);
  const holding: Handlers = {
    onPointerDown({ currentTarget, pointerId }) {
      // What is shown may push the button away from under the finger.
      currentTarget.setPointerCapture(pointerId);
      setHold('held');
    },
    onPointerUp: free,
    onPointerCancel: free,
    onContextMenu: (event) => event.preventDefault(),
    onKeyDown(event) {
      if (!HOLDS.has(event.key)) return;
      event.preventDefault();
      setHold('held');
    },
    onKeyUp: free,
    onBlur: free,
  };
  return { hold, holding };
}
