import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Takes a box, and the one that it lies in, back to the top for another question: what somebody scrolled to was of the former one.
 * What nobody has scrolled is left alone, because to move it makes the browser lay out the page once more.
 * @param asks changes with the open questions
 */
export function useBackToTop(box: RefObject<HTMLElement | null>, asks: string): void {
  const scrolled = useRef(new Set<Element>());
  useEffect(() => {
    const note = ({ target }: Event): void => {
      const inner = box.current;
      if (inner === null || !(target instanceof Element)) return;
      if (target === inner || target === inner.parentElement) scrolled.current.add(target);
    };
    // Events of scrolling do not rise to the document.
    const how = { capture: true, passive: true };
    document.addEventListener('scroll', note, how);
    return () => document.removeEventListener('scroll', note, how);
  }, [box]);
  useLayoutEffect(() => {
    for (const one of scrolled.current) one.scrollTop = 0;
    scrolled.current.clear();
  }, [asks]);
}
