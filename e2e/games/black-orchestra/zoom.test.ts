import type { Browser, Page } from 'playwright-core';

import { blackOrchestra } from '../../../shared/games/black-orchestra';
import { Friends } from '../../browser/friends';
import { launchBrowser, type Player, SCREENS } from '../../browser/player';
import { setting } from '../../browser/setting';

const here = setting();

let large: Browser;
beforeAll(async () => {
  large = await launchBrowser('shell', 32);
});
afterAll(() => large.close());

/** The page of a member who is asked the first question of a match. */
async function firstAsked(browser: Browser, screen: keyof typeof SCREENS): Promise<Player> {
  const table = await Friends.gather(here().server.url, blackOrchestra.meta.name, ['Anna', 'Ben']);
  await table.start();
  const player = await table.look(browser, await table.asked('action'), 'en-GB', screen);
  await player.at('ask').first().waitFor();
  await player.settled();
  table.leave();
  return player;
}

/** Answers the question that is asked as its player does, with the first answer. */
async function answerFirst(player: Player): Promise<void> {
  const [ask] = await player.asks();
  const [key] = ask?.keys ?? [];
  if (ask === undefined || key === undefined) throw new Error('nothing is asked');
  await player.answer(ask.id, key);
}

/** The letter sizes of questions and options on the page, in pixels. */
function letters(page: Page): Promise<Readonly<Record<string, number>>> {
  return page.evaluate(() => {
    const parts = ['.status-words', '.slot', '.bo-gauge-title', '.moment', '.bo-goal-words'];
    return Object.fromEntries(
      parts.map((part) => {
        const element = document.querySelector(part);
        return [part, element === null ? NaN : parseFloat(getComputedStyle(element).fontSize)];
      }),
    );
  });
}

/** Buttons out of reach: no press meets them, wherever the page scrolls. */
function outOfReach(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const pressed = document.body.querySelectorAll<HTMLElement>(
      ':is(button, select, input):enabled, a[href], [role=tab], summary',
    );
    return [...pressed]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).clipPath === 'none')
      .filter((element) => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return ![0.1, 0.3, 0.5, 0.7, 0.9].some((across) =>
          [0.1, 0.3, 0.5, 0.7, 0.9].some((down) =>
            element.contains(document.elementFromPoint(x + width * across, y + height * down)),
          ),
        );
      })
      .map((element) => (element.getAttribute('aria-label') ?? element.textContent).trim());
  });
}

/** What is broader than its box or the window: the page would scroll sideways, or letters be cut off. */
function tooBroad(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const page = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
    const boxes = [...document.body.querySelectorAll<HTMLElement>('.table-screen *')].filter((box) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
      const scrolls = /auto|scroll/.test(overflowX) && /auto|scroll/.test(overflowY);
      const button = box.matches('button') && textOverflow !== 'ellipsis';
      return (scrolls || button) && box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1;
    });
    return [...page, ...boxes.map((box) => `${box.className}: ${box.textContent.trim().slice(0, 40)}`)];
  });
}

/** How much of the map the window shows, in pixels of its height. */
function mapInSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const map = document.querySelector('[data-shown] > svg, main svg');
    map?.scrollIntoView({ block: 'end', behavior: 'instant' });
    const { left, right, top, bottom } = map?.getBoundingClientRect() ?? new DOMRect();
    const rows = Array.from({ length: innerHeight }, (_, row) => row).filter((row) => row >= top && row < bottom);
    const seen = (row: number) => map?.contains(document.elementFromPoint((left + right) / 2, row)) ?? false;
    return rows.filter(seen).length;
  });
}

describe('letters of 32 px instead of 16', () => {
  test.each(['phone', 'laptop'] as const)('on a %s are larger, and everything is in reach', async (screen) => {
    const { browser } = here();
    const [usual, player] = [await firstAsked(browser, screen), await firstAsked(large, screen)];
    const [small, big] = [await letters(usual.page), await letters(player.page)];
    // In a laptop's window there is room for the layout of a phone only, whose letters are a little smaller.
    const hardlyLarger = Object.keys(small).filter((part) => !((big[part] ?? 0) >= 1.7 * (small[part] ?? Infinity)));
    expect(hardlyLarger).toEqual([]);
    expect(await tooBroad(player.page)).toEqual([]);
    expect(await outOfReach(player.page)).toEqual([]);
    await answerFirst(player);
    await player.settled();
    expect(await tooBroad(player.page)).toEqual([]);
    expect(player.complaints).toEqual([]);
    await Promise.all([usual.leave(), player.leave()]);
  });
});

test('a page that is enlarged to 400 % shows the map in half of its height, and its question can be answered', async () => {
  const player = await firstAsked(here().browser, 'enlarged');
  expect(await mapInSight(player.page)).toBeGreaterThanOrEqual(SCREENS.enlarged.height / 2);
  expect(await tooBroad(player.page)).toEqual([]);
  expect(await outOfReach(player.page)).toEqual([]);
  await answerFirst(player);
  await player.settled();
  expect(await mapInSight(player.page)).toBeGreaterThanOrEqual(SCREENS.enlarged.height / 2);
  await player.leave();
});
