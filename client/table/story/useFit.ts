import { type RefObject, useLayoutEffect } from 'react';

/** How a moment is written: as usual, in narrow letters, or in three small lines without its picture. */
export type Fit = 'usual' | 'narrow' | 'bare';

const FITS: readonly Fit[] = ['usual', 'narrow', 'bare'];

/**
 * Makes the sentences of the strip fit into its two lines, so that no name is cut. Only what a card says at all may end in the
 * middle: it is there to be read at a tap. Sentences that are too long are written narrower, and of more than that can hold the last are
 * left out whole. What is left out stays there for screen readers.
 * @param box the sentences: first what happened, with `data-part` for each of those after it
 * @param said changes when other sentences are said
 */
export function useFit(box: RefObject<HTMLElement | null>, said: unknown): void {
  useLayoutEffect(() => {
    const lines = box.current;
    if (lines === null) return undefined;
    const fit = (): void => fitInto(lines);
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(lines.parentElement ?? lines);
    return () => observer.disconnect();
  }, [box, said]);
}

/** Fits the sentences into their box as it is now. */
export function fitInto(lines: HTMLElement): void {
  const holder = lines.parentElement ?? lines;
  const parts = [...lines.querySelectorAll<HTMLElement>('[data-part]')];
  const isOver = (): boolean => lines.scrollHeight > lines.clientHeight + 1;
  const leaveOut = (part: HTMLElement): void => void (part.dataset['room'] = 'no');
  for (const part of parts) part.dataset['room'] = 'yes';
  holder.dataset['fit'] = 'usual';
  if (!isOver()) return;
  const gists = parts.filter(({ dataset }) => dataset['part'] === 'gist');
  for (const gist of gists) leaveOut(gist);
  if (!isOver()) {
    for (const gist of gists) gist.dataset['room'] = 'yes';
    return;
  }
  const isSaidSmaller = (): boolean =>
    FITS.some((how) => {
      holder.dataset['fit'] = how;
      return !isOver();
    });
  if (isSaidSmaller()) return;
  // Small letters do not help: fewer sentences, in usual ones. Each look costs a layout, so they are not tried in every size.
  holder.dataset['fit'] = 'usual';
  for (const part of parts.filter((one) => !gists.includes(one)).reverse()) {
    leaveOut(part);
    if (!isOver()) return;
  }
  isSaidSmaller();
}
