import type { Locator, Page } from 'playwright-core';

/** One choice of a game: the question and option, and their texts on the screen. */
export interface Step {
  readonly ask: string;
  readonly key: string;
  readonly label: string;
  /** The heading under which the option may be folded; null when it has none. */
  readonly heading: string | null;
  /** The word of the slot that holds the option; null when it is in none. */
  readonly slot: string | null;
}

/** A way of using the page. */
export interface Hand {
  /** Goes to a field and writes into it. */
  write(field: Locator, words: string): Promise<void>;
  /** Presses something that is on the page. */
  press(what: Locator): Promise<void>;
  /** Presses one of the options of a question. */
  choose(option: Locator): Promise<void>;
  /** Takes an option of the open question, through what it may be folded behind and the card that it may open. */
  take(step: Step): Promise<void>;
}

/** How often somebody looks for a thing before they give up. */
export const PATIENCE = 60;

/** The button of an option, wherever it is drawn. */
export function optionOf(page: Page, { ask, key }: Step): Locator {
  const selector = `[data-testid=option][data-ask=${JSON.stringify(ask)}][data-key=${JSON.stringify(key)}]`;
  return page.locator(`${selector}:not(:disabled)`).first();
}

/** The shut slot that holds an option. */
export function slotOf(page: Page, { slot }: Step): Locator {
  return page.locator('[data-testid=slot][aria-expanded=false]').filter({ hasText: slot ?? 'no slot' });
}

/** Waits until an answer has been accepted, or its card has opened; says which. */
export async function outcomeOf(page: Page, { ask }: Step): Promise<'answered' | 'opened'> {
  const result = await page.waitForFunction((id) => {
    if (document.querySelector('[data-testid=option-card-act]') !== null) return 'opened';
    return document.querySelector(`[data-testid=ask][data-ask=${JSON.stringify(id)}]`) === null && 'answered';
  }, ask);
  return (await result.jsonValue()) === 'opened' ? 'opened' : 'answered';
}

/** Waits until a question is on the page, whatever of it is folded. */
export async function asked(page: Page, { ask }: Step): Promise<void> {
  await page
    .locator(`[data-testid=ask][data-ask=${JSON.stringify(ask)}]`)
    .first()
    .waitFor({ state: 'attached' });
}
