/**
 * The gallery: every part of the kit in its states, and every kind of question of every game, from its scenes. `npm run gallery`
 * takes pictures of it into `.cache/gallery`, in each window, theme and language. `--serve` only opens the page of the parts;
 * `--game <name>` chooses a game, and `--game none` leaves them out.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { Browser, Page } from 'playwright-core';

import { isQuestion } from '../../shared/engine/ask';
import { LANGUAGES, languages } from '../../shared/engine/languages';
import { gameTestings } from '../../shared/games/testing';
import { chosenTestings, type GameTesting } from '../../shared/testing/game-testing';
import type { Scene } from '../../shared/testing/scene';
import { HANGS_MS, launchBrowser, SCREENS } from '../browser/player';
import { openPages, openSources } from './pages';
import { scenesOf } from './scenes';
import { Stage } from './stage';

const { values } = parseArgs({ options: { serve: { type: 'boolean', default: false }, game: { type: 'string' } } });

const FOLDER = path.join(__dirname, '..', '..', '.cache', 'gallery');
const SIZES = [SCREENS.phone, SCREENS.laptop, SCREENS.desk] as const;
const THEMES = ['dark', 'light'] as const;

/** Takes the pictures of a page at each size and in both themes. */
async function pictured(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const file = `${name}-${size.width}x${size.height}-${colorScheme}.png`;
      await page.screenshot({ path: path.join(FOLDER, file), fullPage: true });
    }
  }
}

async function showParts(browser: Browser, url: string): Promise<void> {
  for (const language of LANGUAGES) {
    const page = await browser.newPage();
    await page.goto(`${url}gallery/?${language}`);
    await page.locator('.gallery').waitFor();
    await pictured(page, `kit-${language}`);
    await page.close();
  }
}

/** Shows a scene to one of those who are asked. */
async function showScene(browser: Browser, { game }: GameTesting, scene: Scene): Promise<void> {
  const stage = await Stage.open(game, scene);
  const pages = await openPages(stage);
  try {
    const { asks } = await stage.match();
    const asked = asks.find((ask) => isQuestion(ask) && ask.kind === scene.asked)?.seat ?? 0;
    for (const language of LANGUAGES) {
      const page = await browser.newPage({ locale: languages[language].locale });
      // The sources are made ready as they are asked for: on a busy machine that takes longer than half a minute.
      page.setDefaultTimeout(HANGS_MS);
      await page.goto(pages.seat(asked));
      await page.locator('.table-screen').waitFor();
      await page.locator('[data-testid=ask], [data-testid=end]').first().waitFor();
      await pictured(page, `${game.meta.name}-${scene.name.replaceAll(' ', '-')}-${language}`);
      await page.close();
    }
  } finally {
    await pages.close();
    await stage.close();
  }
}

async function main(): Promise<void> {
  const parts = await openSources([]);
  if (values.serve) {
    console.log(`gallery: ${parts.url}gallery/`);
    return;
  }
  mkdirSync(FOLDER, { recursive: true });
  const browser = await launchBrowser();
  try {
    await showParts(browser, parts.url);
    const shown = values.game === 'none' ? [] : chosenTestings(gameTestings, values.game);
    for (const testing of shown) {
      for (const scene of scenesOf(testing)) await showScene(browser, testing, scene);
    }
  } finally {
    await browser.close();
    await parts.close();
  }
  console.log(`pictures in ${FOLDER}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
