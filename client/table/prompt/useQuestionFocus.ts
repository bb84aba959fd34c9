import { type RefObject, useCallback, useEffect, useRef } from 'react';

import { useConnection } from '../../base/connection/ConnectionContext';

/** Where the focus goes when the questions change. */
export interface QuestionFocus {
  /** Whoever does this goes on with the next question: they have answered one. */
  readonly follow: () => void;
  /** Whoever does this stays where they are: they look at something. */
  readonly stay: () => void;
  /** Takes them back to the questions as soon as these are on the screen. */
  readonly goBack: () => void;
}

/**
 * Gives the focus to the questions when they change. Whoever answered goes on with the next one, unless they have begun to write. So does
 * whoever is nowhere when a question arrives, or when the screen has moved from under the one that they were at.
 * @param asks changes with the open questions
 * @param screen changes with what is laid out where
 */
export function useQuestionFocus(
  prompt: RefObject<HTMLElement | null>,
  asks: string,
  asked: 'asked' | 'idle',
  screen: string,
): QuestionFocus {
  // Whoever arrives is as one who has just answered: the first question has the focus.
  const answered = useRef(true);
  useEffect(() => {
    const nowhere = asked === 'asked' && document.activeElement === document.body;
    if (!answered.current && !nowhere) return;
    answered.current = false;
    if (!(document.activeElement instanceof HTMLInputElement)) prompt.current?.focus({ preventScroll: true });
  }, [prompt, asks, asked, screen]);
  const connection = useConnection();
  useEffect(
    () =>
      // An element that goes while it has the focus makes the browser lay the page out in the middle of the change.
      connection.subscribe(() => {
        const at = document.activeElement;
        const goes = at instanceof HTMLElement && !(at instanceof HTMLInputElement) && at !== prompt.current;
        if (answered.current && goes) at.blur();
      }),
    [connection, prompt],
  );
  const follow = useCallback(() => {
    answered.current = true;
  }, []);
  const stay = useCallback(() => {
    answered.current = false;
  }, []);
  const goBack = useCallback(() => {
    answered.current = false;
    requestAnimationFrame(() => prompt.current?.focus({ preventScroll: true }));
  }, [prompt]);
  return { follow, stay, goBack };
}
