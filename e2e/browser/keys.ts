import type { Locator, Page } from 'playwright-core';

import { asked, type Hand, optionOf, outcomeOf, PATIENCE, slotOf, type Step } from './hand';

/** A hand that uses only the keyboard. The focus goes where the keys take it. */
export class Keys implements Hand {
  constructor(private readonly page: Page) {}

  async write(field: Locator, words: string): Promise<void> {
    await this.goTo(field, 'Tab');
    await this.page.keyboard.type(words);
  }

  async press(what: Locator): Promise<void> {
    await what.waitFor();
    if (await what.evaluate((element) => element instanceof HTMLInputElement && element.type === 'radio')) {
      await this.select(what);
      return;
    }
    await this.goTo(what, 'Tab');
    await this.page.keyboard.press('Space');
  }

  /** Tab leads to the chosen one of a group, and arrows to the others. */
  private async select(radio: Locator): Promise<void> {
    const name = await radio.getAttribute('name');
    await this.goTo(this.page.locator(`input[name=${JSON.stringify(name)}]:checked`), 'Tab');
    await this.goTo(radio, 'ArrowUp');
  }

  async choose(option: Locator): Promise<void> {
    await option.waitFor();
    const isOnCard = (await option.getAttribute('data-testid')) === 'option-card-act';
    // A card that has opened gives the focus to its action.
    if (isOnCard) await this.page.locator('[data-testid=option-card-act]:focus').waitFor();
    else {
      await this.toOptions();
      await this.page.keyboard.press('Home');
      await this.goTo(option, 'ArrowDown');
    }
    await this.page.keyboard.press('Enter');
  }

  /** Waits for the focus, which comes to the box of the options with a question. What was missed is put away before. */
  private async toOptions(): Promise<void> {
    const at = await this.page.waitForFunction(() => {
      const focused = document.activeElement;
      if (focused?.closest('[data-testid=recap]') != null) return 'recap';
      return focused?.closest('[data-roving=yes]') != null && 'options';
    });
    if ((await at.jsonValue()) === 'options') return;
    await this.page.keyboard.press('Escape');
    await this.page.getByTestId('recap').waitFor({ state: 'detached' });
    await this.toOptions();
  }

  async take(step: Step): Promise<void> {
    await asked(this.page, step);
    const option = optionOf(this.page, step);
    const slot = slotOf(this.page, step);
    if ((await option.count()) === 0 && (await slot.count()) > 0) {
      await this.goTo(slot.first(), 'ArrowDown');
      await this.page.keyboard.press('Enter');
      await option.or(this.page.getByTestId('option-group')).first().waitFor();
    }
    if ((await option.count()) === 0 && step.heading !== null) {
      await this.goTo(this.page.getByTestId('option-group').filter({ hasText: step.heading }).first(), 'ArrowDown');
      await this.page.keyboard.press('Enter');
    }
    // What ends a turn stands before the other options.
    await this.goTo(option, (await option.getAttribute('data-finishes')) === 'yes' ? 'Shift+Tab' : 'ArrowDown');
    await this.page.keyboard.press('Enter');
    if ((await outcomeOf(this.page, step)) === 'answered') return;
    const act = this.page.getByTestId('option-card-act');
    // A card that has opened gives the focus to its action.
    await this.page.locator('[data-testid=option-card-act]:focus').waitFor();
    await this.page.keyboard.press('Enter');
    await act.waitFor({ state: 'detached' });
    await outcomeOf(this.page, step);
  }

  /** Presses a key until something has the focus. */
  private async goTo(what: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowUp'): Promise<void> {
    await what.waitFor();
    for (let presses = 0; presses < PATIENCE; presses++) {
      if (await what.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`${PATIENCE} times ${key} do not lead to ${what.toString()}`);
  }
}
