import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A handler that stays one and the same function, and does what the newest one given does: whatever is drawn from it need not
 * be drawn again. It is for what happens on the screen; while drawing it would be the handler of the drawing before.
 */
export function useEvent<Args extends readonly unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
