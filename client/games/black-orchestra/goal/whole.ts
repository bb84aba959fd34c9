import { type RefObject, useLayoutEffect } from 'react';

/**
 * Leaves out the last sentences of a box as long as they do not fit into it, so that none ends in the middle. They stay there for
 * screen readers.
 * @param said changes when other sentences are said
 */
export function useWholeSentences(box: RefObject<HTMLElement | null>, said: unknown): void {
  useLayoutEffect(() => {
    const shown = box.current;
    if (shown === null) return undefined;
    const fit = (): void => {
      const sentences = [...shown.querySelectorAll<HTMLElement>('.bo-sentence')];
      for (const { dataset } of sentences) dataset['cut'] = 'no';
      // The first one is cut rather than left out: without it nothing is said.
      for (const { dataset } of sentences.slice(1).reverse()) {
        if (shown.scrollHeight <= shown.clientHeight) return;
        dataset['cut'] = 'yes';
      }
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(shown);
    return () => observer.disconnect();
  }, [box, said]);
}
