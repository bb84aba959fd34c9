import { type RefObject, useEffect } from 'react';

/** Whether keys now write into a field, or mean something to the browser. */
export function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** The buttons of the open questions that a digit presses, in their order. */
const CHOICES = '[data-testid=option]:not(:disabled), [data-testid=option-group]';

/**
 * The keys of the table: a digit presses the option at that place in the list, a question mark shows the keys, Escape closes
 * what is open. None works while somebody writes.
 */
export function useKeys(
  prompt: RefObject<HTMLElement | null>,
  { onHelp, onEscape }: { readonly onHelp: () => void; readonly onEscape: () => void },
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        onEscape();
        return;
      }
      if (isTaken(event)) return;
      if (event.key === '?') {
        onHelp();
        return;
      }
      // What lies over the table is answered or closed first.
      if (!/^[1-9]$/.test(event.key) || document.querySelector('[aria-modal=true]') !== null) return;
      const choice = prompt.current?.querySelectorAll<HTMLElement>(CHOICES)[Number(event.key) - 1];
      if (choice === undefined) return;
      event.preventDefault();
      choice.focus();
      choice.click();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [prompt, onHelp, onEscape]);
}
