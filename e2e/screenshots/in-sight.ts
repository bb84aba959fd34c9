import type { Page } from 'playwright-core';

import { giveSeen } from './seen';

/** How much a reader has before them. */
export interface InSight {
  /** The words that can be read without scrolling, those of the map included. */
  readonly words: number;
  /** What can be pressed without scrolling, but for the places and pieces of the map. */
  readonly controls: number;
}

/** Counts the words and controls that are in sight; beside a modal dialog nothing else is. */
export async function inSight(page: Page): Promise<InSight> {
  await giveSeen(page);
  return page.evaluate(() => {
    const modals = [...document.querySelectorAll('[aria-modal=true]')];
    const root = modals.at(-1) ?? document.body;
    let words = 0;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const said = (node.textContent ?? '').match(/[\p{L}\p{N}]+/gu) ?? [];
      if (said.length > 0 && node.parentElement !== null && seen(node.parentElement) !== null) words += said.length;
    }
    const pressed = root.querySelectorAll('button, a[href], input, select, textarea, summary, [role=tab]');
    return { words, controls: [...pressed].filter((one) => one.closest('svg') === null && seen(one) !== null).length };
  });
}
