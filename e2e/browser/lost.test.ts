import type { Page } from 'playwright-core';

import { Player } from './player';
import { setting } from './setting';

const here = setting();

/** Breaks the connection of a page once: when it sends a command, before that or its answer gets through. */
async function breakAt(page: Page, command: string, lost: 'command' | 'answer'): Promise<void> {
  let whole = true;
  await page.routeWebSocket(/\/socket\.io\//, (client) => {
    const upstream = client.connectToServer();
    let awaited: string | null = null;
    const breakOff = (): void => {
      whole = false;
      void client.close();
      void upstream.close();
    };
    client.onMessage((message) => {
      const [, number = null] = new RegExp(`^42/rooms,(\\d+)\\["${command}"`).exec(String(message)) ?? [];
      if (whole && number !== null) awaited = `43/rooms,${number}[`;
      if (whole && number !== null && lost === 'command') breakOff();
      else upstream.send(message);
    });
    upstream.onMessage((message) => {
      if (whole && awaited !== null && String(message).startsWith(awaited)) breakOff();
      else client.send(message);
    });
  });
}

/** A network that can be cut under a page: what is sent meanwhile comes through when it is mended. */
class Cable {
  private whole = true;
  private readonly held: (() => void)[] = [];

  static async under(page: Page): Promise<Cable> {
    const cable = new Cable();
    await page.routeWebSocket(/\/socket\.io\//, (client) => {
      const upstream = client.connectToServer();
      client.onMessage((message) => cable.carry(() => upstream.send(message)));
      upstream.onMessage((message) => cable.carry(() => client.send(message)));
    });
    return cable;
  }

  cut(): void {
    this.whole = false;
  }

  mend(): void {
    this.whole = true;
    for (const deliver of this.held.splice(0)) deliver();
  }

  private carry(deliver: () => void): void {
    if (this.whole) deliver();
    else this.held.push(deliver);
  }
}

async function hostOf(name: string): Promise<{ readonly host: Player; readonly code: string }> {
  const { browser, server } = here();
  const host = await Player.arrive(browser, server.url, { screen: 'laptop', locale: 'en-GB' });
  return { host, code: await host.create(name) };
}

const hasMembers = (player: Player, count: number): Promise<unknown> =>
  player.page.waitForFunction((n) => document.querySelectorAll('[data-testid=member]').length === n, count);

describe('when the connection breaks while somebody takes a seat', () => {
  test.each(['at the door', 'at home'] as const)('%s, and the answer is lost, the seat is theirs', async (where) => {
    const { browser, server } = here();
    const { host, code } = await hostOf('Anna');
    const guest = await Player.arrive(browser, server.url, { screen: 'phone', locale: 'fr-FR' });
    await breakAt(guest.page, 'join', 'answer');
    await guest.page.goto(where === 'at home' ? server.url : `${server.url}/r/${code}`);
    if (where === 'at home') {
      await guest.at('code').fill(code);
      await guest.at('enter-code').click();
    }
    await guest.at('name').fill('Benoît');
    await guest.at('join').click();
    await Promise.all([hasMembers(guest, 2), hasMembers(host, 2)]);
    await host.at('start').click();
    await Promise.all([host, guest].map((player) => player.at('status').first().waitFor()));
    expect(await guest.at('join').count()).toBe(0);
    await Promise.all([host, guest].map((player) => player.leave()));
  });

  test('and nobody heard of it, they are told so and can take it again', async () => {
    const { browser, server } = here();
    const { host, code } = await hostOf('Anna');
    const guest = await Player.arrive(browser, server.url, { screen: 'laptop', locale: 'fr-FR' });
    await breakAt(guest.page, 'join', 'command');
    await guest.page.goto(`${server.url}/r/${code}`);
    await guest.at('name').first().fill('Benoît');
    await guest.at('join').first().click();
    await guest.page.getByText('Vous n’avez pas de place').waitFor();
    expect(await guest.at('name').first().inputValue()).toBe('Benoît');
    await guest.sit('Benoît');
    await Promise.all([hasMembers(guest, 2), hasMembers(host, 2)]);
    await Promise.all([host, guest].map((player) => player.leave()));
  });
});

test('when the network is cut in a match, the banner says so, and a choice is sent when the network is back', async () => {
  const { browser, server } = here();
  const player = await Player.arrive(browser, server.url, { screen: 'phone', locale: 'en-GB' });
  const cable = await Cable.under(player.page);
  await player.page.reload();
  await player.create('Anna');
  await player.at('start').click();
  await player.at('ask').first().waitFor();
  const [ask] = await player.asks();
  cable.cut();
  await player.page.locator('[data-testid=link-banner][data-link=silent]').waitFor();
  const answered = player.answer(ask?.id ?? '', ask?.keys[0] ?? '');
  await player.page.locator('[data-testid=option][data-sending=yes]').first().waitFor();
  cable.mend();
  await answered;
  await player.page.locator('[data-testid=link-banner][data-link=online]').waitFor({ state: 'attached' });
  expect(player.complaints).toEqual([]);
  await player.leave();
});

test('a page whose style sheet could not be fetched has it once it is asked for again', async () => {
  const { browser, server } = here();
  const player = await Player.arrive(browser, server.url, { screen: 'phone', locale: 'en-GB' });
  await player.page.context().route(/RulesPage-[^/]*\.css/, (request) => request.abort());
  await player.create('Anna');
  await player.at('rules-open').click();
  await player.page.locator('.rules .error-line').waitFor();
  await player.page.context().unrouteAll();
  await player.page.locator('.rules .error-line button').click();
  await player.page.locator('.rules-page h3').first().waitFor();
  const rules = await player.page.evaluate(() =>
    [...document.styleSheets].map(({ href, cssRules }) => (/RulesPage-/.test(href ?? '') ? cssRules.length : 0)),
  );
  expect(Math.max(...rules)).toBeGreaterThan(0);
  await player.leave();
});
