import type { Page } from 'playwright-core';

declare global {
  /** See {@link giveSeen}. */
  function seen(element: Element): DOMRect | null;
}

/** The part of an element that its boxes and the window let be seen; null when there is none. It runs in the page. */
function seenOf(element: Element): DOMRect | null {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const box = {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(innerWidth, right),
    bottom: Math.min(innerHeight, bottom),
  };
  for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
    const style = getComputedStyle(outer);
    if (style.clipPath !== 'none') return null;
    if (style.overflow === 'visible') continue;
    const frame = outer.getBoundingClientRect();
    box.left = Math.max(box.left, frame.left);
    box.top = Math.max(box.top, frame.top);
    box.right = Math.min(box.right, frame.right);
    box.bottom = Math.min(box.bottom, frame.bottom);
  }
  if (getComputedStyle(element).clipPath !== 'none') return null;
  return box.right - box.left > 1 && box.bottom - box.top > 1
    ? new DOMRect(box.left, box.top, box.right - box.left, box.bottom - box.top)
    : null;
}

/** Gives a page the function `seen`: the part of an element that its boxes and the window let be seen; null when there is none. */
export async function giveSeen(page: Page): Promise<void> {
  await page.evaluate(`globalThis.seen = ${seenOf.toString()}`);
}
