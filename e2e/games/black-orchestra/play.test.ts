import type { Match } from '../../../shared/engine/match';
import { blackOrchestra } from '../../../shared/games/black-orchestra';
import { Friends } from '../../browser/friends';
import { Player } from '../../browser/player';
import { perform, rehearsed } from '../../browser/rehearsal';
import { performAt, seatsOf } from '../../browser/seats';
import { setting } from '../../browser/setting';

const here = setting();

/** A code that no room ever gets: it is rude. */
const NEVER_DRAWN = 'FUCKX';

/** Three friends in browsers of their own, and one who watches, at a table that has just started. */
async function sitDown(): Promise<{
  readonly friends: readonly Player[];
  readonly watcher: Player;
  readonly code: string;
}> {
  const { browser, server } = here();
  const anna = await Player.arrive(browser, server.url, { screen: 'laptop', locale: 'en-GB' });
  const code = await anna.create('Anna');
  const link = `${server.url}/r/${code}`;
  const benoit = await Player.arrive(browser, link, { screen: 'desk', locale: 'fr-FR' });
  await benoit.sit('Benoît');
  const chloe = await Player.arrive(browser, link, { screen: 'phone', locale: 'fr-FR' });
  await chloe.sit('Chloé');
  const watcher = await Player.arrive(browser, link, { screen: 'laptop', locale: 'en-GB' });
  await watcher.watch();
  await anna.page.waitForFunction(() => document.querySelectorAll('[data-testid=member]').length === 3);
  await anna.at('start').click();
  const friends = [anna, benoit, chloe];
  await Promise.all([...friends, watcher].map((player) => player.at('status').first().waitFor()));
  return { friends, watcher, code };
}

const isAsked = (kind: string) => (match: Match) => match.asks.some((ask) => ask.kind === kind);

/** The pages of three friends, and of one who watches, at a table that has been played without pages until a question of a kind. */
async function sitDownAt(kind: string): Promise<{ readonly friends: readonly Player[]; readonly watcher: Player }> {
  const { browser, server } = here();
  const table = await Friends.gather(server.url, 'black-orchestra', ['Anna', 'Benoît', 'Chloé']);
  await table.start();
  await table.play(await rehearsed(blackOrchestra, 3, isAsked(kind)));
  const friends = await Promise.all([
    table.look(browser, 0, 'en-GB'),
    table.look(browser, 1, 'fr-FR', 'desk'),
    table.look(browser, 2, 'fr-FR', 'phone'),
  ]);
  const watcher = await table.look(browser, null, 'en-GB');
  await watcher.watch();
  await Promise.all([...friends, watcher].map((player) => player.at('status').first().waitFor()));
  table.leave();
  return { friends, watcher };
}

/** Resolves to which of some friends is asked something of a kind, as soon as it stands on their page. */
async function askedOf(friends: readonly Player[], kind: string): Promise<Player> {
  const asked = friends.map((friend) =>
    friend.page
      .locator(`[data-testid=ask][data-kind=${kind}]`)
      .first()
      .waitFor()
      .then(() => friend),
  );
  return Promise.any(asked);
}

/** How many answers at the beginning and at the end of a game are pressed on pages: each takes a second there. */
const ON_PAGES = 10;

/** The status line of a player who waits for an interrogation, once the page has heard of it. */
async function saysInterrogated(player: Player): Promise<string> {
  const status = player
    .at('status')
    .filter({ hasText: /being interrogated|interrogatoire/ })
    .first();
  await status.waitFor();
  return status.innerText();
}

describe('three friends and a spectator', () => {
  test('play a game through their pages: its beginning, its end, and between them as seats without pages', async () => {
    const { friends, watcher, code } = await sitDown();
    const game = await rehearsed(blackOrchestra, friends.length, ({ over }) => over !== null);
    await perform(friends, game.slice(0, ON_PAGES));
    const seats = await seatsOf(friends, here().server.url, code);
    await performAt(seats, game.slice(ON_PAGES, -ON_PAGES));
    for (const seat of seats) seat.close();
    await perform(friends, game.slice(-ON_PAGES));
    for (const player of [...friends, watcher]) {
      await player.at('end').waitFor();
      expect(await player.page.locator('.goal-row, .bo-goal-box').count()).toBe(0);
      expect(player.complaints).toEqual([]);
    }
    expect(await watcher.at('option').count()).toBe(0);
    const said = await Promise.all(friends.map((friend) => friend.at('end').innerText()));
    expect(said[0]).not.toBe(said[1]);
    await Promise.all([...friends, watcher].map((player) => player.leave()));
  });

  test('come back to the same interrogation by themselves after the server was killed in the middle of it', async () => {
    const { friends, watcher } = await sitDownAt('interrogation');
    const prisoner = await askedOf(friends, 'interrogation');
    const before = await prisoner.asks();
    const others = [...friends.filter((friend) => friend !== prisoner), watcher];
    const statuses = await Promise.all(others.map(saysInterrogated));
    const seen = others.map((other) => other.received.length);

    await here().server.kill();
    await here().server.run();

    await prisoner.page.waitForFunction(
      () =>
        document.querySelector('[data-testid=link-banner]:not([hidden])') === null &&
        document.querySelector('[data-testid=ask] [data-testid=option]:not(:disabled)') !== null,
    );
    for (const [i, other] of others.entries()) {
      const known = seen[i] ?? 0;
      await other.hearsMoreThan(known);
      expect(await saysInterrogated(other)).toBe(statuses[i]);
      expect(other.received.join('\n')).not.toMatch(/"effect\.[a-z-]+".*"kind":"interrogation"|"interrogation","id"/);
    }
    expect(await prisoner.asks()).toEqual(before);

    // The answer may lead to another question of the same interrogation.
    const ask = before.find(({ kind }) => kind === 'interrogation');
    await prisoner.answer(ask?.id ?? '', ask?.keys.at(-1) ?? '');
    for (const player of [...friends, watcher]) expect(player.complaints).toEqual([]);
    await Promise.all([...friends, watcher].map((player) => player.leave()));
  });

  test('lose nothing when a page is loaded again', async () => {
    const { friends, watcher } = await sitDownAt('action');
    const active = await askedOf(friends, 'action');
    const before = await active.asks();
    await active.page.reload();
    await active.at('ask').first().waitFor();
    expect(await active.asks()).toEqual(before);
    await Promise.all([...friends, watcher].map((player) => player.leave()));
  });
});

describe('friends at a table', () => {
  test('talk to one another, as text, without being disturbed', async () => {
    const { friends, watcher } = await sitDown();
    const [anna, benoit, chloe] = friends;
    if (anna === undefined || benoit === undefined || chloe === undefined) throw new Error('not three');
    await anna.say('Hello <b>you</b>');
    // On a phone only a count shows, and nothing opens by itself.
    await chloe.at('chat-unread').waitFor();
    expect(await chloe.at('chat').isVisible()).toBe(false);
    await chloe.at('chat-open').click();
    for (const player of [benoit, chloe]) {
      await player.at('chat-line').first().waitFor({ state: 'attached' });
      expect(await player.at('chat-line').last().innerText()).toContain('<b>you</b>');
    }
    await chloe.at('chat-unread').waitFor({ state: 'detached' });
    await watcher.at('chat-open').click();
    await watcher.at('chat-line').first().waitFor();
    expect(await watcher.at('chat-input').count()).toBe(0);
    await benoit.page.reload();
    await benoit.at('chat-line').first().waitFor();
    for (const player of [...friends, watcher]) expect(player.complaints).toEqual([]);
    await Promise.all([...friends, watcher].map((player) => player.leave()));
  });

  test('are told calmly that the server starts again, and play on', async () => {
    const { friends, watcher } = await sitDownAt('action');
    const active = await askedOf(friends, 'action');
    const before = await active.asks();
    await here().server.stop();
    await here().server.run();
    await active.page.waitForFunction(
      () =>
        document.querySelector('[data-testid=link-banner]:not([hidden])') === null &&
        document.querySelector('[data-testid=ask] [data-testid=option]:not(:disabled)') !== null,
    );
    expect(await active.asks()).toEqual(before);
    for (const player of [...friends, watcher]) {
      expect(await player.page.locator('[data-testid=error]:visible').count()).toBe(0);
      expect(player.complaints).toEqual([]);
    }
    await Promise.all([...friends, watcher].map((player) => player.leave()));
  });
});

describe('somebody at the door', () => {
  test('is told what is wrong with a code, a name, a full or a started room', async () => {
    const { browser, server } = here();
    const host = await Player.arrive(browser, server.url, { screen: 'laptop', locale: 'en-GB' });
    const code = await host.create('Anna');
    const guest = await Player.arrive(browser, server.url, { screen: 'phone', locale: 'en-GB' });
    await guest.page.goto(`${server.url}/r/${NEVER_DRAWN}`);
    await guest.page.getByText(/room/i).first().waitFor();
    expect(await guest.at('join').count()).toBe(0);

    await guest.page.goto(`${server.url}/r/${code}`);
    await guest.at('name').first().fill('anna');
    await guest.at('join').first().click();
    await guest.at('error').first().waitFor();
    await guest.sit('Bob');

    await host.at('start').click();
    await host.at('status').first().waitFor();
    const late = await Player.arrive(browser, `${server.url}/r/${code}`, { screen: 'laptop', locale: 'en-GB' });
    await late.at('watch').waitFor();
    expect(await late.at('join').count()).toBe(0);
    await Promise.all([host, guest, late].map((player) => player.leave()));
  });
});
