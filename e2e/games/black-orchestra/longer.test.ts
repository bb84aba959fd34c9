import type { Page } from 'playwright-core';

import { FIXED, setting } from '../../browser/setting';
import { ServerProcess } from '../../lib/server';
import { faultsOf } from '../../screenshots/check';
import { longerBrowser, longerBuild } from '../../screenshots/longer';
import { giveSeen } from '../../screenshots/seen';
import { showScenes } from './scenes';

const WINDOWS = [
  { width: 360, height: 640 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const;

/** The screens, and what a player mainly decides in each. */
const MAIN: Readonly<Record<string, string>> = {
  home: '[data-testid=open-table]',
  lobby: '[data-testid=start]',
  turn: '.prompt :is([data-testid=option], .option-group, .slot):enabled',
  plot: '[data-testid=ask] [data-testid=option]:enabled',
};

const here = setting();
const longer = longerBuild();
afterAll(longer.remove);

/** The buttons whose words go on beyond their edge, where the next one may lie. */
async function overflowing(page: Page): Promise<readonly string[]> {
  await giveSeen(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('button')]
      .filter((button) => button.scrollWidth > button.clientWidth + 1 && seen(button) !== null)
      .map(({ textContent }) => `words beyond the button: ${textContent}`),
  );
}

/** Whether the first of the main decisions can be seen whole. */
async function mainInSight(page: Page, selector: string): Promise<boolean> {
  await giveSeen(page);
  return page.evaluate((main) => {
    const first = document.querySelector(main);
    if (first === null) throw new Error(`there is no ${main}`);
    const [whole, part] = [first.getBoundingClientRect(), seen(first)];
    return part !== null && part.height > whole.height - 1 && part.width > whole.width - 1;
  }, selector);
}

interface Looks {
  readonly faults: readonly string[];
  /** Where the main decision is in sight. */
  readonly inSight: readonly string[];
  readonly words: string;
}

/** Looks at the screens in every window. */
async function looksOf(browser: Parameters<typeof showScenes>[0], url: string): Promise<Looks> {
  const faults: string[] = [];
  const inSight: string[] = [];
  let words = '';
  await showScenes(browser, url, 'en-GB', ['turn', 'plot'], async ({ name, player }) => {
    const { page } = player;
    const main = MAIN[name];
    if (main === undefined) return;
    for (const size of WINDOWS) {
      const where = `${name} ${size.width}x${size.height}`;
      await page.setViewportSize(size);
      await player.settled();
      faults.push(...(await faultsOf(page)).map(({ fault, what }) => `${where}: ${fault}: ${what}`));
      faults.push(...(await overflowing(page)).map((what) => `${where}: ${what}`));
      if (await mainInSight(page, main)) inSight.push(where);
    }
    words += await page.locator('body').innerText();
  });
  return { faults, inSight, words };
}

test('in a language that is two fifths longer nothing is cut or covered, and decisions are in sight as in English', async () => {
  const { browser, server } = here();
  const english = await looksOf(browser, server.url);
  const other = await ServerProcess.start(FIXED, longer.root);
  const looks = await looksOf(longerBrowser(browser), other.url);
  await other.dispose();
  expect(looks.words).toContain('⟦');
  expect(looks.faults).toEqual([]);
  expect(english.inSight.filter((where) => !looks.inSight.includes(where))).toEqual([]);
});
