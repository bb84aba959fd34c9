import type { Browser as Chromium } from 'playwright-core';

import { blackOrchestra } from '../../../shared/games/black-orchestra';
import { Player } from '../../browser/player';
import { rehearsed } from '../../browser/rehearsal';
import { performAt, seatsOf } from '../../browser/seats';

/** The names of the members on a page, as they stand in the list. */
function members(player: Player): Promise<readonly string[]> {
  return player.at('member').locator('.seat-name').allInnerTexts();
}

/** How many of the last answers of a match are seen on pages. */
const SEEN = 10;

/** Waits until somebody is host in the list of the room that is open at the table. */
async function hostAtTable(player: Player, name: string, word: string): Promise<void> {
  await player.at('room-members').locator('li', { hasText: name }).getByText(word, { exact: true }).waitFor();
}

/**
 * Plays an evening in one room: people come by code and by link, one is taken out, the host vanishes in the lobby and at the table, a match is
 * played to its end and another one begun, over crashes.
 * @param url the address of the server
 * @param crash ends a server without warning and starts it again on what is on the disk
 */
export async function expectAnEvening(chromium: Chromium, url: string, crash: () => Promise<void>): Promise<void> {
  const anna = await Player.arrive(chromium, url, { screen: 'phone', locale: 'fr-FR' });
  const code = await anna.create('Anna');
  const link = `${url}/r/${code}`;

  // By link, and by code from the start page.
  const ben = await Player.arrive(chromium, link, { screen: 'laptop', locale: 'en-GB' });
  await ben.sit('Ben');
  const chloe = await Player.arrive(chromium, url, { screen: 'laptop', locale: 'en-GB' });
  await chloe.at('code').fill(code.toLowerCase());
  await chloe.at('enter-code').click();
  await chloe.sit('Chloé');
  await chloe.at('member').nth(2).waitFor();
  const dora = await Player.arrive(chromium, link, { screen: 'phone', locale: 'fr-FR' });
  await dora.sit('Dora');

  // Ready, and taken out.
  await chloe.at('ready').click();
  await anna.page.locator('.mark.ready').waitFor();
  await anna.at('seat-other').nth(2).click();
  await anna.at('kick').click();
  await dora.page.getByText('L’hôte vous a fait sortir de ce salon.').first().waitFor();
  await crash();
  await dora.page.reload();
  await dora.at('watch').waitFor();
  await ben.page.locator('.mark.ready').waitFor();
  expect(await members(ben)).toEqual(['Anna', 'Ben', 'Chloé']);
  await dora.at('watch').click();

  // The host vanishes in the lobby, and the server while it is counted down.
  await anna.page.goto('about:blank');
  await ben.at('host-away').waitFor();
  await crash();
  await ben.at('start').waitFor();
  await chloe.at('chat-open').click();
  await chloe.page.getByText('The host was away: Ben is host now.').first().waitFor();
  await chloe.page.keyboard.press('Escape');
  await anna.page.goto(link);
  await anna.at('ready').waitFor();
  await ben.at('start').click();
  const table = [anna, ben, chloe, dora];
  await Promise.all(table.map((one) => one.page.locator('.table-screen').waitFor()));

  // The host vanishes at the table.
  await chloe.at('room-code').click();
  await hostAtTable(chloe, 'Ben', 'host');
  await ben.page.goto('about:blank');
  await chloe.at('host-away').waitFor();
  await crash();
  await hostAtTable(chloe, 'Chloé', 'host');
  await ben.page.goto(link);
  await ben.page.locator('.table-screen').waitFor();

  // Play to the end, then start again with everybody, spectators included.
  const seats = await seatsOf([anna, ben, chloe], url, code);
  const game = await rehearsed(blackOrchestra, 3, ({ over }) => over !== null);
  // Pages take much longer for an answer than their seats do: they come back for the last ones.
  await Promise.all(table.map((one) => one.page.goto('about:blank')));
  await performAt(seats, game.slice(0, -SEEN));
  await Promise.all(table.map((one) => one.page.goto(link)));
  await Promise.all(table.map((one) => one.page.locator('.table-screen').waitFor()));
  await performAt(seats, game.slice(-SEEN));
  for (const one of seats) one.close();
  await anna.at('end-page').getByTestId('again-in').click();
  await ben.at('end-page').getByText('Anna wants another game. You?').waitFor();
  await ben.page.keyboard.press('Escape');
  await ben.at('again-in').click();
  await chloe.at('end-page').getByTestId('again-in').click();
  await chloe.at('end-page').getByTestId('again').click();
  await chloe.at('end-page').waitFor({ state: 'detached' });
  await crash();
  await Promise.all([anna, ben, chloe].map((one) => one.page.locator('.again').first().waitFor({ state: 'detached' })));
  await ben.at('room-code').click();
  await ben.at('played').locator('li').waitFor();
  for (const one of table) expect(one.complaints).toEqual([]);
  for (const one of table) await one.leave();
}
