import { type RefObject, type UIEventHandler, useCallback, useEffect, useRef, useState } from 'react';

/** A box scrolled to within this many pixels of its end counts as being at the end. */
const NEAR = 24;

/**
 * Keeps a scrolling box at its last line unless the reader has scrolled up. The tabulator scrolls too, to what it stops at: that leaves
 * nothing.
 * @param newest changes whenever a line is added
 */
export function useNewest<E extends HTMLElement>(
  newest: unknown,
): {
  readonly box: RefObject<E | null>;
  readonly onScroll: UIEventHandler<E>;
  readonly at: 'newest' | 'earlier';
  readonly toNewest: () => void;
} {
  const box = useRef<E>(null);
  const atEnd = useRef(true);
  const lastTop = useRef(0);
  const tabbed = useRef(false);
  const [at, setAt] = useState<'newest' | 'earlier'>('newest');
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const stick = () => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    };
    stick();
    const sized = new ResizeObserver(stick);
    sized.observe(element);
    return () => sized.disconnect();
  }, [newest]);
  useEffect(() => {
    const act = (event: Event) => {
      tabbed.current = event instanceof KeyboardEvent && event.key === 'Tab';
    };
    const kinds = ['keydown', 'pointerdown', 'wheel'] as const;
    for (const kind of kinds) window.addEventListener(kind, act, { capture: true, passive: true });
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, act, { capture: true });
    };
  }, []);
  const onScroll: UIEventHandler<E> = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
    // A box that becomes smaller is not at its end any more either; only a reader makes scrollTop smaller.
    if (scrollHeight - scrollTop - clientHeight < NEAR) atEnd.current = true;
    else if (scrollTop < lastTop.current && !tabbed.current) atEnd.current = false;
    lastTop.current = scrollTop;
    setAt(atEnd.current ? 'newest' : 'earlier');
  };
  const toNewest = useCallback(() => {
    atEnd.current = true;
    setAt('newest');
    const element = box.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
  }, []);
  return { box, onScroll, at, toNewest };
}
