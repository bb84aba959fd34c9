import { type RefObject, useEffect, useRef } from 'react';

import { isField } from '../../base/ui/isField';
import { isBehindDialog } from './behind';
import { choiceOf, FACTS_ID, FACTS_KEY } from './keys';

/** Whether keys now write into a field, or mean something to the browser. */
export function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  return event.ctrlKey || event.metaKey || event.altKey || isField(target) || target instanceof HTMLSelectElement;
}

/** Keys within this time were typed together, as the digits of a number are: nobody has read another question between them. */
const TOGETHER_MS = 400;

/**
 * The keys of the table: the key on an option's badge presses it, a question mark shows the keys, one leads to the list
 * of facts, Escape closes what is open. None works while the reader types.
 */
export function useKeys(
  prompt: RefObject<HTMLElement | null>,
  { onHelp, onEscape }: { readonly onHelp: () => void; readonly onEscape: () => void },
): void {
  const chosen = useRef(-TOGETHER_MS);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        onEscape();
        if (document.activeElement?.id === FACTS_ID) prompt.current?.focus();
        return;
      }
      // A key that is held down would go on to press what comes next.
      if (isTaken(event) || event.repeat) return;
      if (event.key === '?') {
        onHelp();
        return;
      }
      if (isBehindDialog()) return;
      if (event.key.toUpperCase() === FACTS_KEY) {
        document.getElementById(FACTS_ID)?.focus();
        return;
      }
      // The end of a turn and the next step to the goal stand beside the prompt, in the same panel.
      const panel = prompt.current?.closest<HTMLElement>('aside') ?? prompt.current;
      const choice = panel === null ? null : choiceOf(panel, meantBy(event));
      if (choice === null) return;
      event.preventDefault();
      if (event.timeStamp - chosen.current < TOGETHER_MS) return;
      // Unfolding a heading decides nothing: its options can be chosen at once.
      if (!choice.hasAttribute('aria-expanded')) chosen.current = event.timeStamp;
      choice.focus();
      choice.click();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [prompt, onHelp, onEscape]);
}

/** The key that somebody means: on a French keyboard the key of a digit writes another sign without Shift. */
function meantBy({ key, code, shiftKey }: KeyboardEvent): string {
  const [, digit] = /^Digit(\d)$/.exec(code) ?? [];
  return digit === undefined || shiftKey ? key : digit;
}
