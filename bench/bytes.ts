/**
 * How much a browser fetches at a table of each game, compressed as it travels: all of it, and what no other game's table fetches. A table that has just begun is opened on
 * a phone in French, with nothing kept from before. `npm run bench:bytes`; prints Markdown.
 */
import path from 'node:path';

import type { Browser as Chromium } from 'playwright-core';

import { launchBrowser, Player } from '../e2e/browser/player';
import { Browser as Seated } from '../server/testing/browser';
import { begin, gather } from '../server/testing/seating';
import { registered, serve } from '../server/testing/serve';
import type { GameModule } from '../shared/engine/game';
import { games } from '../shared/games/registry';
import { formatted, table } from './lib/markdown';

/** How many people play. */
const SEATS = 3;

/** The bytes of each file that a page has fetched, by its path without the code of the room. */
type Fetched = ReadonlyMap<string, number>;

/** The files that come to a browser until the table of a game has come to rest. */
async function fetchedAt(browser: Chromium, game: GameModule): Promise<Fetched> {
  const { app, url } = await serve({ games: [registered(game)] });
  const seats = Array.from({ length: Math.max(SEATS, game.meta.minSeats) }, () => new Seated(url));
  const [first] = seats;
  if (first === undefined) throw new RangeError('nobody plays');
  const code = await gather(seats, game.meta.name);
  await begin(seats);
  const stored = { code, token: first.token, name: 'Player 0' };
  // A page of the same origin that fetches nothing: what follows is counted from its beginning.
  const player = await Player.arrive(browser, `${url}/healthz`, { screen: 'phone', locale: 'fr-FR', stored });
  const { page } = player;
  const fetched = new Map<string, number>();
  try {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    const names = new Map<string, string>();
    cdp.on('Network.responseReceived', ({ requestId, response }) =>
      names.set(requestId, new URL(response.url).pathname),
    );
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const name = names.get(requestId)?.replace(code, 'CODE');
      if (name !== undefined && !name.includes('socket.io')) fetched.set(name, encodedDataLength);
    });
    await page.goto(`${url}/r/${code}`);
    await page.locator('.table-screen').waitFor();
    await page.waitForLoadState('networkidle');
  } finally {
    await player.leave();
    for (const seat of seats) seat.close();
    await app.close();
  }
  return fetched;
}

async function main(): Promise<void> {
  const browser = await launchBrowser();
  try {
    const all: { readonly name: string; readonly fetched: Fetched }[] = [];
    for (const game of games) all.push({ name: game.meta.name, fetched: await fetchedAt(browser, await game.load()) });
    const kilobytes = (files: readonly (readonly [string, number])[]): string =>
      formatted(files.reduce((sum, [, bytes]) => sum + bytes, 0) / 1_000, 1);
    const rows = all.map(({ name, fetched }) => {
      const own = [...fetched].filter(([file]) =>
        all.every((other) => other.name === name || !other.fetched.has(file)),
      );
      const beyond = [...fetched].filter(([file]) => !all.every((other) => other.fetched.has(file)));
      const largest = own.toSorted(([, one], [, other]) => other - one).slice(0, 6);
      return [
        name,
        kilobytes([...fetched]),
        kilobytes(beyond),
        kilobytes(own),
        largest.map(([file, bytes]) => `${path.basename(file)} ${formatted(bytes / 1_000, 1)}`).join(', '),
      ];
    });
    console.log(
      table(
        ['game', 'all, kB', 'beyond what every table fetches, kB', 'what no other fetches, kB', 'the largest of these'],
        rows,
      ),
    );
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
