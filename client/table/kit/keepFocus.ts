import type { KeyboardEvent } from 'react';

const STOPS = 'button:not(:disabled), a[href], input, summary, [tabindex="0"]';

/** Lets the tabulator go round in a dialog: from its last stop to the first, and back. */
export function keepFocusIn(box: HTMLElement | null, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = [...(box?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
  const last = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== last) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
