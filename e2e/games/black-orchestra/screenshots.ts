import { mkdirSync } from 'node:fs';
import path from 'node:path';

import type { Page } from 'playwright-core';

import { LANGUAGES, languages } from '../../../shared/engine/languages';
import { launchBrowser } from '../../browser/player';
import { FIXED } from '../../browser/setting';
import { ServerProcess } from '../../lib/server';
import { faultsOf } from '../../screenshots/check';
import { SIZES } from '../../screenshots/sizes';
import { occasions } from './questions';
import { type Show, showEnd, showLobby, showOpenings, showPlans, showQuestion, showRoom, showTables } from './sights';
import { showAway, showWatching } from './together-sights';

/** Where the pictures go. It is not part of the repository. */
const FOLDER = path.join(__dirname, '..', '..', '..', '.cache', 'screenshots');

/** Loads a page anew without missed moments; everything that was open is closed. */
async function anew(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('seen.')) localStorage.removeItem(key);
    // Open dialogs may be part of the address.
    history.replaceState(null, '', location.pathname);
  });
  await page.reload();
  await page.locator('.table-screen, .lobby, .home, .shared-screen, form').first().waitFor();
}

/**
 * What is shown: words on the command line choose some parts, windows, languages and a theme, as in
 * `questions 360x640 fr light`. The name of a kind of question chooses it alone, as in `questions peek`.
 */
const PARTS = ['lobby', 'room', 'openings', 'tables', 'plans', 'watching', 'away', 'questions', 'end'] as const;
const THEMES = ['dark', 'light'] as const;

/** What of a list is named on the command line; when nothing is, all of it unless something else is said. */
function chosenOf<T>(list: readonly T[], wordOf: (one: T) => string, otherwise: readonly T[] = list): readonly T[] {
  const chosen = list.filter((one) => process.argv.slice(2).includes(wordOf(one)));
  return chosen.length === 0 ? otherwise : chosen;
}

const sizeOf = ({ width, height }: (typeof SIZES)[number]): string => `${width}x${height}`;

/** Makes a picture of every screen and of every kind of question in every window and both languages, and says what is wrong with them. */
async function main(): Promise<void> {
  const parts = chosenOf(PARTS, (part) => part);
  const sizes = chosenOf(SIZES, sizeOf);
  // One unless both are named: there would be twice as many pictures.
  const themes = chosenOf<(typeof THEMES)[number]>(THEMES, (theme) => theme, ['dark']);
  mkdirSync(FOLDER, { recursive: true });
  const browser = await launchBrowser();
  const server = await ServerProcess.start(FIXED);
  const { url } = server;
  let pictures = 0;
  const show =
    (language: string): Show =>
    async ({ name, player, open }) => {
      player.page.setDefaultTimeout(8_000);
      for (const size of sizes) {
        const picture = `${name}-${sizeOf(size)}-${language}`;
        const file = `${picture}.png`;
        await player.page.setViewportSize(size);
        await player.settled();
        await open?.(player.page).catch((error: unknown) => console.log(`${file}: not opened: ${String(error)}`));
        await player.settled();
        for (const theme of themes) {
          await player.page.emulateMedia({ colorScheme: theme });
          const named = theme === 'dark' ? file : `${picture}-${theme}.png`;
          await player.page.screenshot({ path: path.join(FOLDER, named) });
          pictures += 1;
        }
        for (const { fault, what } of await faultsOf(player.page)) console.log(`${file}: ${fault}: ${what}`);
        if (open === undefined) continue;
        await anew(player.page);
      }
    };
  try {
    const { found, missing } = parts.includes('questions') ? occasions() : { found: [], missing: [] };
    if (missing.length > 0) console.log(`no match came to these questions: ${missing.join(', ')}`);
    for (const language of chosenOf(LANGUAGES, (one) => one)) {
      const { locale } = languages[language];
      const shown = show(language);
      if (parts.includes('lobby')) await showLobby(browser, url, locale, shown);
      if (parts.includes('room')) await showRoom(browser, url, locale, shown);
      if (parts.includes('openings')) await showOpenings(browser, url, locale, shown);
      if (parts.includes('tables')) await showTables(browser, url, locale, shown);
      if (parts.includes('plans')) await showPlans(browser, url, locale, shown);
      if (parts.includes('watching')) await showWatching(browser, url, locale, shown);
      if (parts.includes('away')) await showAway(browser, url, locale, shown);
      for (const occasion of chosenOf(found, ({ kind }) => kind))
        await showQuestion(browser, url, locale, occasion, shown);
      if (parts.includes('end')) await showEnd(browser, url, locale, shown);
    }
  } finally {
    await browser.close();
    await server.dispose();
  }
  console.log(`${pictures} pictures in ${FOLDER}`);
}

void main();
