import type { Page } from 'playwright-core';

import type { Player } from '../browser/player';

/** A screen to look at: its name, its viewer, and what is opened in it once the window has its size; the page is loaded anew before the next window. */
export interface Sight {
  readonly name: string;
  readonly player: Player;
  readonly open?: (page: Page) => Promise<void>;
}

/** Is called with each sight while it can be seen. */
export type Show = (sight: Sight) => Promise<void>;

/** Presses the first that can be seen of what a selector finds; `if it is there` does without. */
export async function press(page: Page, selector: string, how: 'surely' | 'if it is there' = 'surely'): Promise<void> {
  const what = page.locator(`:is(${selector}):visible`).first();
  if (how === 'if it is there' && (await what.count()) === 0) return;
  await what.click();
}
