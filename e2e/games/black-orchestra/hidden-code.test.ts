import type { Page } from 'playwright-core';

import { Player } from '../../browser/player';
import { setting } from '../../browser/setting';

const made = setting();

/** Where something stands on a page: in its texts and attributes, what fields hold, its title and its address. */
async function placesOf(page: Page, secret: string): Promise<readonly string[]> {
  return page.evaluate((wanted) => {
    const held = [...document.querySelectorAll('input')].map(({ value }) => value);
    const all = {
      html: document.documentElement.outerHTML,
      held: held.join('\n'),
      title: document.title,
      address: location.href,
    };
    const spelt = [wanted, Array.from(wanted).join(' ')];
    return Object.entries(all).flatMap(([where, text]) => (spelt.some((one) => text.includes(one)) ? [where] : []));
  }, secret);
}

test.each([
  ['laptop', 'en-GB'],
  ['phone', 'fr-FR'],
] as const)(
  'a stream of a %s shows no code from the lobby to the end and on a television (%s)',
  async (screen, locale) => {
    const { browser, server } = made();
    const anna = await Player.arrive(browser, server.url, { screen, locale });
    const { page } = anna;
    const code = await anna.create('Anna');
    const expectHidden = async (): Promise<void> => {
      await anna.settled();
      expect(await placesOf(page, code)).toEqual([]);
    };
    const escape = () => page.keyboard.press('Escape');

    // The lobby, and all that opens in it.
    expect(await placesOf(page, code)).toEqual(['html', 'title', 'address']);
    await anna.at('qr-open').click();
    await anna.at('hide-code').click();
    await escape();
    await expectHidden();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await anna.at('copy').click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/r/${code}`);
    await expectHidden();
    await anna.at('qr-open').click();
    await expectHidden();
    await escape();
    await anna.at('screen-open').click();
    await expectHidden();
    await escape();

    // Held, by a mouse and by a key, it is there, and gone again.
    const cover = anna.at('covered').first();
    await cover.hover();
    await page.mouse.down();
    expect(await anna.at('room-code').innerText()).toBe(code);
    await page.mouse.up();
    await expectHidden();
    await cover.focus();
    await page.keyboard.down(' ');
    expect(await anna.at('room-code').innerText()).toBe(code);
    await page.keyboard.up(' ');
    await expectHidden();

    // The lobby on a television, and a reload of it.
    await anna.at('screen-open').click();
    await anna.at('share-screen').click();
    await anna.at('own-screen').waitFor();
    await expectHidden();
    await page.reload();
    await anna.at('own-screen').waitFor();
    await expectHidden();
    await anna.at('own-screen').click();

    // The table, the room, and the code for another device.
    await anna.at('start').click();
    await page.locator('[data-testid=ask]').first().waitFor();
    await expectHidden();
    await anna.openRoom();
    await expectHidden();
    await anna.at('pair').click();
    await anna.at('pairing').waitFor();
    await expectHidden();
    await anna.at('pairing-copy').click();
    const [, pairing = ''] = (await page.evaluate(() => navigator.clipboard.readText())).split('#device=');
    expect(pairing).toHaveLength(8);
    expect(await placesOf(page, pairing)).toEqual([]);
    expect(await placesOf(page, `${pairing.slice(0, 4)}-${pairing.slice(4)}`)).toEqual([]);
    await escape();

    // The television, and a reload of the table.
    await anna.openRoom();
    await anna.at('share-screen').click();
    await anna.at('shared').waitFor();
    await expectHidden();
    await anna.at('own-screen').click();
    await page.reload();
    await page.locator('[data-testid=ask]').first().waitFor();
    await expectHidden();

    // The end, and its television.
    await anna.openRoom();
    await anna.at('ask-call-off').click();
    await anna.at('ask-call-off-sure').click();
    await anna.at('end-page').waitFor();
    await expectHidden();
    await anna.at('end-close').click();
    await expectHidden();
    await anna.openRoom();
    await anna.at('share-screen').click();
    await anna.at('shared-end').waitFor();
    await expectHidden();
    await anna.at('own-screen').click();

    // The start page.
    await page.goto('about:blank');
    await page.goto(server.url);
    await anna.at('your-tables').waitFor();
    await expectHidden();
    expect(anna.complaints).toEqual([]);
    await anna.leave();
  },
);
