import './fitted.css';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Fits the contents of a box into it, whenever they or its size change: after layout and before paint. Each try lays
 * the page out anew, so there is none while both stay the same.
 * @param box the box
 * @param fit marks what it leaves out with `data-room="no"`; must be the same function each time
 * @param said changes when the contents may have changed
 */
export function useFitted(box: RefObject<HTMLElement | null>, fit: (box: HTMLElement) => void, said: unknown): void {
  const fitted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const shown = box.current;
    if (shown === null) return undefined;
    const holder = shown.parentElement ?? shown;
    // It is called at once as well.
    const observer = new ResizeObserver(() => {
      const now = [shown, holder].map((one) => `${one.clientWidth} ${one.clientHeight}`).join(' ') + shown.textContent;
      if (now === fitted.current) return;
      fitted.current = now;
      fit(shown);
    });
    observer.observe(shown);
    if (holder !== shown) observer.observe(holder);
    return () => observer.disconnect();
  }, [box, fit, said]);
}
