import { type RefObject, useLayoutEffect } from 'react';

/** The focusable elements of a list. */
const ITEMS = 'button:not(:disabled), a[href], summary';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/**
 * Makes a box one stop of the Tab key: the arrows go from one focusable element to the next, Home and End to the first
 * and the last. The stop is the element that had the focus last. It follows React's drawing, which does not set these
 * attributes.
 */
export function useRoving(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = box.current;
    if (root === null) return undefined;
    let stop: HTMLElement | null = null;
    const items = () =>
      [...root.querySelectorAll<HTMLElement>(ITEMS)].filter((item) => item.closest('[hidden]') === null);
    const settle = () => {
      const all = items();
      if (stop === null || !all.includes(stop)) stop = all[0] ?? null;
      for (const item of all) {
        const tab = item === stop ? '0' : '-1';
        if (item.getAttribute('tabindex') !== tab) item.setAttribute('tabindex', tab);
      }
    };
    const focus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !items().includes(target)) return;
      stop = target;
      settle();
    };
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
      const all = items();
      const at = all.findIndex((item) => item === document.activeElement);
      const to = placeOf(event.key, at, all.length);
      if (to === null) return;
      event.preventDefault();
      all[to]?.focus();
    };
    settle();
    root.dataset['roving'] = 'yes';
    root.addEventListener('focusin', focus);
    root.addEventListener('keydown', press);
    const observer = new MutationObserver(settle);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden', 'href'] });
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', focus);
      root.removeEventListener('keydown', press);
    };
  }, [box]);
}

/** The place in a list of so many things to which a key leads from another place; null for a key that leads nowhere. */
function placeOf(key: string, at: number, n: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return n - 1;
  const by = STEPS[key];
  return by === undefined ? null : Math.min(n - 1, Math.max(0, at + by));
}
