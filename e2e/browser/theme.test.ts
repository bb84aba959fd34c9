import type { Page } from 'playwright-core';

import { Player } from './player';
import { setting } from './setting';

const here = setting();

/** The theme of the page, as it says itself and as it is painted, and the color that it asks for around it. */
function look(page: Page): Promise<object> {
  return page.evaluate(() => {
    const brightness = (colour: string): number => Math.max(...(colour.match(/\d+/g) ?? []).map(Number));
    const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
    const around = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    return {
      says: document.documentElement.dataset['theme'],
      paints: brightness(backgroundColor) > 128 ? 'light' : 'dark',
      colorScheme,
      around: around.filter(({ media }) => matchMedia(media).matches).map(({ dataset }) => dataset['theme']),
    };
  });
}

const looking = (theme: 'light' | 'dark') => ({ says: theme, paints: theme, colorScheme: theme, around: [theme] });

test('the device says how the page looks, until somebody chooses', async () => {
  const { browser, server } = here();
  const player = await Player.arrive(browser, `${server.url}/nothing`, {
    screen: 'phone',
    locale: 'fr-FR',
    serviceWorkers: 'allow',
  });
  const { page } = player;
  expect(await look(page)).toEqual(looking('dark'));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');
  expect(await look(page)).toEqual(looking('light'));
  await player.at('theme').selectOption('dark');
  expect(await look(page)).toEqual(looking('dark'));
  await page.reload();
  await player.at('theme').waitFor();
  expect(await look(page)).toEqual(looking('dark'));
  await player.at('theme').selectOption('device');
  expect(await look(page)).toEqual(looking('light'));
  expect(player.complaints).toEqual([]);
  await player.leave();
});

test('what is painted before anything is drawn has the theme that was chosen', async () => {
  const { browser, server } = here();
  const context = await browser.newContext({ colorScheme: 'light', serviceWorkers: 'block' });
  await context.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const page = await context.newPage();
  // The page comes with its style sheet, and none of its modules.
  await page.route(/\/assets\/(first|react)-.*\.js$/, (route) => route.abort());
  await page.goto(server.url);
  expect(await page.locator('#root > *').count()).toBe(0);
  expect(await look(page)).toEqual(looking('dark'));
  await context.close();
});
