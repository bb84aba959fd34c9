import { type RefObject, useEffect } from 'react';

/**
 * Gives the focus to the questions when what had it has gone from the screen, such as a slip that was answered: whoever uses keys would
 * begin at the top of the page again.
 */
export function useFoundAgain(prompt: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const gone = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      prompt.current?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    gone.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      gone.disconnect();
    };
  }, [prompt]);
}
