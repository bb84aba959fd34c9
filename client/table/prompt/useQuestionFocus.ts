import { type RefObject, useCallback, useEffect } from 'react';

import { useConnection } from '../../base/connection/ConnectionContext';

/** What the focus of the questions goes by. */
interface Asked {
  /** Changes with the open questions. */
  readonly asks: string;
  readonly asked: 'asked' | 'idle';
  /** Changes with what is laid out where. */
  readonly screen: string;
}

/**
 * Gives the focus to the questions when they change. Whoever answered goes on with the next one, unless they have begun to write. So does
 * whoever is nowhere when a question arrives, or when the screen has moved from under the one that they were at.
 * @param follows whether the reader has answered, and goes on with the next question
 * @returns takes the reader back to the questions as soon as these are on the screen
 */
export function useQuestionFocus(
  prompt: RefObject<HTMLElement | null>,
  follows: { current: boolean },
  { asks, asked, screen }: Asked,
): () => void {
  useEffect(() => {
    const nowhere = asked === 'asked' && document.activeElement === document.body;
    if (!follows.current && !nowhere) return;
    follows.current = false;
    if (!(document.activeElement instanceof HTMLInputElement)) prompt.current?.focus({ preventScroll: true });
  }, [prompt, follows, asks, asked, screen]);
  const connection = useConnection();
  useEffect(
    () =>
      // An element that goes while it has the focus makes the browser lay the page out in the middle of the change.
      connection.subscribe(() => {
        const at = document.activeElement;
        const goes = at instanceof HTMLElement && !(at instanceof HTMLInputElement) && at !== prompt.current;
        if (follows.current && goes) at.blur();
      }),
    [connection, prompt, follows],
  );
  return useCallback(() => {
    follows.current = false;
    requestAnimationFrame(() => prompt.current?.focus({ preventScroll: true }));
  }, [prompt, follows]);
}
