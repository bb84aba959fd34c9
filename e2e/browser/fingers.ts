import type { Locator, Page } from 'playwright-core';

import { asked, type Hand, optionOf, outcomeOf, PATIENCE, slotOf, type Step } from './hand';

/** A hand that taps visible things, each once: a tap without effect fails. */
export class Fingers implements Hand {
  constructor(private readonly page: Page) {}

  async write(field: Locator, words: string): Promise<void> {
    await field.tap();
    await this.page.keyboard.type(words);
  }

  async press(what: Locator): Promise<void> {
    await what.tap();
  }

  async choose(option: Locator): Promise<void> {
    await option.tap();
  }

  async take(step: Step): Promise<void> {
    await asked(this.page, step);
    const option = optionOf(this.page, step);
    const folded = this.page.locator('[data-testid=option-group][aria-expanded=false]');
    const slot = slotOf(this.page, step);
    await option.or(folded).or(slot).first().waitFor();
    if ((await option.count()) === 0 && (await slot.count()) > 0) await slot.first().tap();
    for (let opened = 0; (await option.count()) === 0; opened++) {
      if (opened === PATIENCE) throw new Error(`no heading hides ${step.label}`);
      const own = folded.filter({ hasText: step.heading ?? step.label });
      // What the row has no room for is behind its last button.
      await ((await own.count()) > 0 ? own.first() : folded.last()).tap();
    }
    await option.tap();
    if ((await outcomeOf(this.page, step)) === 'answered') return;
    const act = this.page.getByTestId('option-card-act');
    await act.tap();
    await act.waitFor({ state: 'detached' });
    await outcomeOf(this.page, step);
  }
}
