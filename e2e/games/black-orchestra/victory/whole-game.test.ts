import type { Browser, Page } from 'playwright-core';

import type { CompleteLanguage } from '../../../../shared/engine/languages';
import { testEntropy } from '../../../../shared/testing/playout';
import { Fingers } from '../../../browser/fingers';
import type { Hand } from '../../../browser/hand';
import { Keys } from '../../../browser/keys';
import { HANGS_MS, SCREENS, settled } from '../../../browser/player';
import { notePresses, pressed } from '../../../browser/pressed';
import { Reader } from '../../../browser/reader';
import { FIXED, setting } from '../../../browser/setting';
import { coloursIn, violationsOf } from '../../../lib/axe';
import { stepsIn, victory } from './victory';

const here = setting({ ...FIXED, TEST_ENTROPY: testEntropy(victory.seed) });

/** What is read on the way to the table and at the end. */
const WORDS = {
  en: {
    name: 'Your name',
    open: /^Open a table/,
    create: 'Open the table',
    easy: 'First evening',
    start: 'Start the game',
  },
  fr: {
    name: 'Votre nom',
    open: /^Ouvrir une table/,
    create: 'Ouvrir la table',
    easy: 'Première soirée',
    start: 'Commencer la partie',
  },
} as const;
const WON = { en: 'The plot has succeeded', fr: 'Le complot a réussi' } as const;

/** A page that notes how it is pressed. */
async function arrive(
  browser: Browser,
  url: string,
  who: { readonly screen: 'laptop' | 'phone'; readonly locale: 'en-GB' | 'fr-FR' } = {
    screen: 'laptop',
    locale: 'en-GB',
  },
): Promise<Page> {
  const isPhone = who.screen === 'phone';
  const context = await browser.newContext({
    viewport: SCREENS[who.screen],
    locale: who.locale,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    hasTouch: isPhone,
    serviceWorkers: 'block',
    isMobile: isPhone,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(HANGS_MS);
  await page.addInitScript(notePresses);
  // Whole games are about what can be done; how moments are presented has tests of its own.
  await page.addInitScript(() => localStorage.setItem('pace', 'at-once'));
  await page.goto(url);
  return page;
}

/** Notes where the buttons of each question are when they are drawn for the first time, before anybody has seen them. */
function noteFirstPlaces(): void {
  const noted = globalThis as unknown as { places: Record<string, string>; placesNow: (ask: string) => string };
  noted.places = {};
  noted.placesNow = (ask) =>
    [...document.querySelectorAll(`[data-testid=ask][data-ask="${ask}"] button`)]
      .map((button) => `${button.textContent} at ${button.getBoundingClientRect().top}`)
      .join(', ');
  new MutationObserver(() => {
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-testid=ask]')) {
      const id = dataset['ask'] ?? '';
      noted.places[id] ??= noted.placesNow(id);
    }
  }).observe(document, { subtree: true, childList: true });
}

/** Where the buttons of a question were when they were drawn first, and where they are once the page has come to rest. */
async function placesOf(page: Page, ask: string): Promise<readonly [string, string]> {
  await page.locator(`[data-testid=ask][data-ask="${ask}"]`).waitFor();
  await settled(page);
  return page.evaluate((id) => {
    const noted = globalThis as unknown as { places: Record<string, string>; placesNow: (ask: string) => string };
    return [noted.places[id] ?? '', noted.placesNow(id)] as const;
  }, ask);
}

/** Plays the kept game from the start page to its end, and looks at each question after an answer. */
async function play(page: Page, hand: Hand, language: CompleteLanguage, after: () => Promise<void>): Promise<void> {
  const { name, open, create, easy, start } = WORDS[language];
  await hand.press(page.getByRole('button', { name: open }));
  await hand.write(page.getByRole('textbox', { name }).first(), 'Anna');
  await hand.press(page.getByRole('button', { name: create }));
  await page.getByRole('button', { name: start }).waitFor();
  const level = page.getByRole('radio', { name: easy, exact: true });
  await hand.press(level);
  await page.getByRole('radio', { name: easy, exact: true, checked: true }).waitFor();
  await hand.press(page.getByRole('button', { name: start }));
  for (const step of stepsIn(language)) {
    await hand.take(step);
    await after();
  }
  // The report lies over the table by itself.
  await page.getByTestId('end-page').getByRole('heading', { name: WON[language] }).waitFor();
  const report = { within: '[data-testid=end-page]' };
  expect(await violationsOf(page, report)).toEqual([]);
  expect(await coloursIn(page, 'light', report)).toEqual([]);
}

const nothing = () => Promise.resolve();

describe('A whole game to victory', () => {
  test('is played by the keyboard alone, and the focus is never lost', async () => {
    const { browser, server } = here();
    const page = await arrive(browser, server.url);
    await play(page, new Keys(page), 'en', async () => {
      await page.waitForFunction(() => document.activeElement !== document.body);
    });
    expect(await pressed(page)).toEqual(['keydown']);
    await page.context().close();
  });

  test('is played by roles and names alone, as a screen reader tells them', async () => {
    const { browser, server } = here();
    const page = await arrive(browser, server.url);
    await play(page, new Reader(page), 'en', nothing);
    expect(await pressed(page)).toEqual(['keydown']);
    await page.context().close();
  });

  test('is played by touch on a phone in French: no tap is lost, and no option moves once it has been drawn', async () => {
    const { browser, server } = here();
    const page = await arrive(browser, server.url, { screen: 'phone', locale: 'fr-FR' });
    await page.addInitScript(noteFirstPlaces);
    await page.reload();
    const fingers = new Fingers(page);
    const asks = stepsIn('fr').map(({ ask }) => ask);
    const moved: string[] = [];
    let answered = 0;
    await play(page, fingers, 'fr', async () => {
      answered += 1;
      const next = asks[answered];
      if (next === undefined) return;
      const [first, last] = await placesOf(page, next);
      if (first !== last) moved.push(`${first} -> ${last}`);
    });
    expect(moved).toEqual([]);
    expect(await pressed(page)).toEqual(['mousedown', 'pointerdown', 'touchstart']);
    await page.context().close();
  });
});
