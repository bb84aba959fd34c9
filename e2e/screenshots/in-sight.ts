import type { Page } from 'playwright-core';

/** How much a reader has before them. */
export interface InSight {
  /** The words that can be read without scrolling, those of the map included. */
  readonly words: number;
  /** What can be pressed without scrolling, but for the places and pieces of the map. */
  readonly controls: number;
}

/** Counts the words and controls that are in sight; beside a modal dialog nothing else is. */
export async function inSight(page: Page): Promise<InSight> {
  // A compiler that keeps the names of functions calls this helper, which the page does not have.
  await page.evaluate('globalThis.__name ??= (named) => named');
  return page.evaluate(() => {
    const modals = [...document.querySelectorAll('[aria-modal=true]')];
    const root = modals.at(-1) ?? document.body;
    /** Whether some of an element is inside the window and all the boxes that cut it off. */
    const isSeen = (element: Element): boolean => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      let { left, top, right, bottom } = element.getBoundingClientRect();
      [left, top, right, bottom] = [
        Math.max(left, 0),
        Math.max(top, 0),
        Math.min(right, innerWidth),
        Math.min(bottom, innerHeight),
      ];
      for (let outer: Element | null = element; outer !== null; outer = outer.parentElement) {
        const style = getComputedStyle(outer);
        if (style.clipPath !== 'none') return false;
        if (outer === element || style.overflow === 'visible') continue;
        const frame = outer.getBoundingClientRect();
        [left, top, right, bottom] = [
          Math.max(left, frame.left),
          Math.max(top, frame.top),
          Math.min(right, frame.right),
          Math.min(bottom, frame.bottom),
        ];
      }
      return right - left > 1 && bottom - top > 1;
    };
    let words = 0;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const said = (node.textContent ?? '').match(/[\p{L}\p{N}]+/gu) ?? [];
      if (said.length > 0 && node.parentElement !== null && isSeen(node.parentElement)) words += said.length;
    }
    const pressed = root.querySelectorAll('button, a[href], input, select, textarea, summary, [role=tab]');
    return { words, controls: [...pressed].filter((one) => one.closest('svg') === null && isSeen(one)).length };
  });
}
