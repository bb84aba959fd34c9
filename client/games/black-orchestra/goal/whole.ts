import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Leaves out the last sentences of a box as long as they do not fit into it, so that none ends in the middle. They stay there for
 * screen readers.
 * @param said changes when other sentences are said
 */
export function useWholeSentences(box: RefObject<HTMLElement | null>, said: unknown): void {
  const fitted = useRef('');
  useLayoutEffect(() => {
    const shown = box.current;
    if (shown === null) return undefined;
    const fit = (): void => {
      // Each try lays the page out anew, and what the box says seldom changes.
      const now = `${shown.clientWidth} ${shown.clientHeight} ${shown.textContent}`;
      if (now === fitted.current) return;
      fitted.current = now;
      const sentences = [...shown.querySelectorAll<HTMLElement>('.bo-sentence')];
      for (const { dataset } of sentences) if (dataset['cut'] === 'yes') dataset['cut'] = 'no';
      // The first one is cut rather than left out: without it nothing is said.
      for (const { dataset } of sentences.slice(1).reverse()) {
        if (shown.scrollHeight <= shown.clientHeight) return;
        dataset['cut'] = 'yes';
      }
    };
    // It calls at once as well, after the page has been laid out and before it is painted.
    const observer = new ResizeObserver(fit);
    observer.observe(shown);
    return () => observer.disconnect();
  }, [box, said]);
}
