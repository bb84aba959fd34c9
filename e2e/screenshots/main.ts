/**
 * Takes pictures of the screens of every game into `.cache/screenshots`, and says what is wrong with them: `npm run screenshots --
 * --game <game> turn 360x640 fr light`. Words choose parts, windows, languages and a theme; all but the light theme unless told.
 */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { Page } from 'playwright-core';

import { LANGUAGES } from '../../shared/engine/languages';
import { gameTestings } from '../../shared/games/testing';
import { chosenTestings } from '../../shared/testing/game-testing';
import { launchBrowser } from '../browser/player';
import { faultsOf } from './check';
import type { Chosen, Pictures } from './pictures';
import type { Show } from './sight';
import { SIZES } from './sizes';

/** Where the pictures go. It is not part of the repository. */
const FOLDER = path.join(__dirname, '..', '..', '.cache', 'screenshots');
const THEMES = ['dark', 'light'] as const;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { game: { type: 'string' } } });

const chosen: Chosen = {
  of: (list, wordOf, otherwise = list) => {
    const named = list.filter((one) => positionals.includes(wordOf(one)));
    return named.length === 0 ? otherwise : named;
  },
};

const sizeOf = ({ width, height }: (typeof SIZES)[number]): string => `${width}x${height}`;
const sizes = chosen.of(SIZES, sizeOf);
// One unless both are named: there would be twice as many pictures.
const themes = chosen.of<(typeof THEMES)[number]>(THEMES, (theme) => theme, ['dark']);

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

/** Takes the pictures of a sight in every window and theme. */
function taking(game: string, language: string): Show {
  return async ({ name, player, open }) => {
    const { page } = player;
    page.setDefaultTimeout(8_000);
    for (const size of sizes) {
      const picture = `${game}-${name}-${sizeOf(size)}-${language}`;
      await page.setViewportSize(size);
      await player.settled();
      await open?.(page).catch((error: unknown) => console.log(`${picture}: not opened: ${String(error)}`));
      await player.settled();
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        await page.screenshot({ path: path.join(FOLDER, `${picture}${theme === 'dark' ? '' : `-${theme}`}.png`) });
      }
      for (const { fault, what } of await faultsOf(page)) console.log(`${picture}: ${fault}: ${what}`);
      if (open !== undefined) await anew(page);
    }
  };
}

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await launchBrowser();
  try {
    for (const { game } of chosenTestings(gameTestings, values.game)) {
      const { name } = game.meta;
      const file = path.join(__dirname, '..', 'games', name, 'pictures.ts');
      if (!existsSync(file)) {
        console.warn(`${name} has no pictures`);
        continue;
      }
      const { pictures } = (await import(file)) as Pictures;
      for (const language of chosen.of(LANGUAGES, (one) => one))
        await pictures({ browser, language, chosen, show: taking(name, language) });
    }
  } finally {
    await browser.close();
  }
  console.log(`pictures in ${FOLDER}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof RangeError ? error.message : error);
  process.exitCode = 1;
});
