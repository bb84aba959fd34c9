import type { Locator, Page } from 'playwright-core';

import type { Hand, Step } from './hand';

/** A hand that finds elements only by what the accessibility tree says: roles and names. */
export class Reader implements Hand {
  constructor(private readonly page: Page) {}

  async write(field: Locator, words: string): Promise<void> {
    await field.focus();
    await this.page.keyboard.type(words);
  }

  async press(what: Locator): Promise<void> {
    await what.focus();
    await this.page.keyboard.press('Space');
  }

  async choose(option: Locator): Promise<void> {
    await this.press(option);
  }

  async take({ label, heading, slot }: Step): Promise<void> {
    // A question may fill the screen.
    const scene = this.page.getByRole('dialog', { name: /^(Your|Vos) options$/ });
    const panel = this.page.getByRole('complementary').or(scene);
    const option = panel.getByRole('button', { name: label, exact: true });
    const begun = panel.getByRole('button', { name: new RegExp(`^${escaped(label)}\\b`) });
    const folded = panel.getByRole('button', { name: new RegExp(`^${escaped(heading ?? '')} \\d+$`), expanded: false });
    const shut = panel.getByRole('button', { name: new RegExp(`^${escaped(slot ?? '')}( \\d+)?$`), expanded: false });
    const seen = heading === null ? option.or(begun) : option.or(begun).or(folded);
    await (slot === null ? seen : seen.or(shut)).first().waitFor();
    if (slot !== null && (await option.count()) === 0 && (await shut.count()) > 0) {
      await this.press(shut);
      await seen.first().waitFor();
    }
    if (heading !== null && (await option.count()) === 0 && (await folded.count()) > 0) await this.press(folded);
    const button = (await option.count()) > 0 ? option.first() : begun.first();
    const element = await button.elementHandle();
    await this.press(button);
    const closes = this.page.getByRole('button', { name: /^(Close|Fermer)$/ });
    const card = this.page.getByRole('dialog').filter({ has: closes });
    const act = card.getByRole('button', { name: label, exact: true });
    await Promise.race([act.waitFor(), element.waitForElementState('hidden')]);
    if (await act.isVisible()) {
      await this.press(act);
      await act.waitFor({ state: 'detached' });
    }
    await element.waitForElementState('hidden');
  }
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
