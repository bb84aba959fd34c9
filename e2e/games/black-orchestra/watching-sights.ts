import path from 'node:path';

import type { Browser as Chromium, Page } from 'playwright-core';

import { Friends } from '../../browser/friends';
import { Player, SCREENS, settled } from '../../browser/player';

const SIZES = { phone: SCREENS.phone, tablet: { width: 768, height: 1024 }, laptop: SCREENS.laptop } as const;

/** Takes a picture of a page in each window, with something opened for it. */
async function picture(
  page: Page,
  to: (screen: string) => string,
  open?: (page: Page) => Promise<void>,
): Promise<void> {
  for (const [screen, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    await settled(page);
    await open?.(page);
    await settled(page);
    await page.screenshot({ path: to(screen) });
    if (open !== undefined) await page.keyboard.press('Escape');
  }
}

/** Opens the list of the room, from the menu where there is one, and shows who may watch. */
async function openRoom(page: Page): Promise<void> {
  if (await page.getByTestId('menu').isVisible()) await page.getByTestId('menu').click();
  await page.getByTestId('room-code').click();
  await page.getByTestId('watch-settings').scrollIntoViewIfNeeded();
}

/** Opens what spectators say among themselves. */
async function openComments(page: Page): Promise<void> {
  if (!(await page.getByTestId('chat-spectators').isVisible())) await page.getByTestId('chat-open').first().click();
  await page.getByTestId('chat-spectators').click();
}

/**
 * Makes pictures of all that there is for spectators, and for hosts who let them in, in one language and every window.
 * @param folder where they go
 */
export async function watchingSights(
  chromium: Chromium,
  url: string,
  folder: string,
  language: 'en' | 'fr',
): Promise<void> {
  const locale = language === 'en' ? 'en-GB' : 'fr-FR';
  const to = (name: string) => (screen: string) => path.join(folder, `${language}-watching-${name}-${screen}.png`);
  const friends = await Friends.gather(url, 'black-orchestra', ['Anna', 'Ben']);
  await friends.host.say('watching', { watching: 'approval' });
  const anna = await friends.look(chromium, 0, locale);
  await anna.page.setViewportSize(SIZES.laptop);
  await anna.page.getByTestId('watch-settings').scrollIntoViewIfNeeded();
  await settled(anna.page);
  await anna.page.screenshot({ path: to('lobby')('laptop') });
  await friends.start();
  const zoe = await Player.arrive(chromium, `${url}/r/${friends.code}`, { screen: 'phone', locale });
  await zoe.at('watch-ask').waitFor();
  await picture(zoe.page, to('door'));
  await zoe.at('name').fill('Zoé');
  await zoe.at('watch-ask').click();
  await zoe.at('watch-asked').waitFor();
  await picture(zoe.page, to('asked'));
  await anna.at('knocks').waitFor();
  await picture(anna.page, to('knocks'));
  await picture(anna.page, to('settings'), openRoom);
  await anna.at('admit').click();
  await zoe.page.locator('.table-screen').waitFor();
  await picture(zoe.page, to('following'));
  await openComments(zoe.page);
  await zoe.at('comment-input').fill(language === 'en' ? 'They will never manage' : 'Ils n’y arriveront jamais');
  await zoe.at('comment-input').press('Enter');
  await zoe.at('comment').waitFor();
  await picture(zoe.page, to('comments'), openComments);
  // A seat becomes free once who had it is known to be away.
  friends.at(1).close();
  await friends.host.until(() => friends.host.rooms.at(-1)?.members[1]?.connected === false);
  const ben = friends.host.rooms.at(-1)?.members[1]?.id;
  if (ben !== undefined) await friends.host.say('kick', { member: ben });
  await zoe.at('free-seat').waitFor({ state: 'attached' });
  await picture(zoe.page, to('free-seat'));
  const watchers = await friends.host.say('watchers', {});
  const guest = watchers.ok ? watchers.watchers[0]?.id : undefined;
  if (guest !== undefined) await friends.host.say('showOut', { watcher: guest });
  await zoe.at('shown-out').waitFor();
  await picture(zoe.page, to('shown-out'));
  friends.leave();
  for (const one of [anna, zoe]) await one.leave();
}
