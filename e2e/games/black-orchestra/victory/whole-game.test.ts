import type { Browser, Page } from 'playwright-core';

import { testEntropy } from '../../../../shared/testing/playout';
import type { Hand } from '../../../browser/hand';
import { Keys } from '../../../browser/keys';
import { SCREENS } from '../../../browser/player';
import { Reader } from '../../../browser/reader';
import { FIXED, setting } from '../../../browser/setting';
import { violationsOf } from '../../../lib/axe';
import { stepsIn, victory } from './victory';

const here = setting({ ...FIXED, TEST_ENTROPY: testEntropy(victory.seed) });

/** A page on a laptop; it counts what a pointer does. */
async function arrive(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: SCREENS.laptop, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.addInitScript(() => {
    const counted = globalThis as unknown as { pointed: string[] };
    counted.pointed = [];
    for (const type of ['pointerdown', 'mousedown', 'touchstart']) {
      addEventListener(type, () => counted.pointed.push(type), { capture: true });
    }
  });
  await page.goto(url);
  return page;
}

/** What pressed the page since it came: kinds of events of pointers. */
function pointed(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...new Set((globalThis as unknown as { pointed: string[] }).pointed)]);
}

/** Plays the kept game from the start page to its end, and looks at each question after an answer. */
async function play(page: Page, hand: Hand, after: () => Promise<void>): Promise<void> {
  await hand.write(page.getByRole('textbox', { name: 'Your name' }).first(), 'Anna');
  await hand.press(page.getByRole('button', { name: 'Open a room' }));
  await hand.press(page.getByRole('radio', { name: 'Easy (support 2)', exact: true }));
  await page.getByRole('radio', { name: 'Easy (support 2)', exact: true, checked: true }).waitFor();
  await hand.press(page.getByRole('button', { name: 'Start the game' }));
  for (const step of stepsIn('en')) {
    await hand.take(step);
    await after();
  }
  await page.getByRole('heading', { name: 'The plot has succeeded' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
}

describe('A whole game to victory', () => {
  test('is played by the keyboard alone, and the focus is never lost', async () => {
    const { browser, server } = here();
    const page = await arrive(browser, server.url);
    await play(page, new Keys(page), async () => {
      await page.waitForFunction(() => document.activeElement !== document.body);
    });
    expect(await pointed(page)).toEqual([]);
    await page.context().close();
  });

  test('is played by roles and names alone, as a screen reader tells them', async () => {
    const { browser, server } = here();
    const page = await arrive(browser, server.url);
    await play(page, new Reader(page), () => Promise.resolve());
    expect(await pointed(page)).toEqual([]);
    await page.context().close();
  });
});
