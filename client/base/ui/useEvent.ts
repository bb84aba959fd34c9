import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A handler that stays the same function and calls the newest handler given, so that components drawn with it need not
 * be drawn again. Call it from events only: during rendering it would call the handler of the rendering before.
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
