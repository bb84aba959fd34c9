import type { Locator, Page } from 'playwright-core';

import type { Hand } from './hand';

/** A hand that clicks visible things. */
export class Mouse implements Omit<Hand, 'take'> {
  constructor(private readonly page: Page) {}

  async write(field: Locator, words: string): Promise<void> {
    await field.click();
    await this.page.keyboard.type(words);
  }

  async press(what: Locator): Promise<void> {
    await what.click();
  }

  async choose(option: Locator): Promise<void> {
    await option.click();
  }
}
