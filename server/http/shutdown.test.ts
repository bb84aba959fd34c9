import { LobbyClient } from 'boardgame.io/client';

import { createApp } from '../app';
import { openSqlite } from '../storage/sqlite';
import type { Storage } from '../storage/storage';
import { Browser } from '../testing/browser';
import { heard } from '../testing/heard';
import { NO_LIMITS, registered, serve, toyModule } from '../testing/serve';
import { StockPlayer } from '../testing/stock';

/** A storage whose creation of rooms waits until it is let go. */
function gated(): { readonly storage: Storage; readonly reached: Promise<void>; readonly open: () => void } {
  const storage = openSqlite(':memory:');
  const create = storage.createRoom.bind(storage);
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const reached = new Promise<void>((resolve) => {
    storage.createRoom = async (record) => {
      resolve();
      await gate;
      return create(record);
    };
  });
  return { storage, reached, open: () => open() };
}

describe('a server that stops', () => {
  it('finishes and answers what was begun, refuses what is new, and tells browsers to come back', async () => {
    const { storage, reached, open } = gated();
    const { app, url } = await serve({ data: storage });
    const busy = new Browser(url);
    const other = new Browser(url);
    const polite = new Browser(url, '/toy');
    await Promise.all([other.settled(), polite.settled()]);
    const byes = [busy, other].map(({ socket }) => heard(socket, 'bye'));
    const gone = [busy, other, polite].map(({ socket }) => heard(socket, 'disconnect'));
    const created = busy.say('create', { game: 'toy', name: 'Anna', token: busy.token });
    await reached;

    const closed = app.close();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { ready: false, draining: true, missing: [] }]);
    expect(await other.raws('create', { game: 'toy', name: 'Ben', token: other.token })).toEqual({
      ok: false,
      error: 'restarting',
    });
    const handshake = await fetch(`${url}/socket.io/?EIO=4&transport=polling`);
    expect([handshake.status, await handshake.json()]).toEqual([403, { code: 4, message: 'restarting' }]);
    const posted = await fetch(`${url}/games/toy/create`, { method: 'POST' });
    expect([posted.status, await posted.json()]).toEqual([503, { error: 'restarting' }]);

    open();
    expect(await created).toMatchObject({ ok: true });
    for (const [bye] of await Promise.all(byes)) {
      const { inMs } = bye as { readonly inMs: number };
      expect(inMs).toBeGreaterThanOrEqual(0);
      expect(inMs).toBeLessThan(1000);
    }
    for (const [reason] of await Promise.all(gone)) expect(reason).toBe('transport close');
    await closed;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });

  it('still answers what was on its way when it announced its shutdown', async () => {
    const { app, url } = await serve();
    const browser = new Browser(url);
    await browser.settled();
    const answered = new Promise((resolve) => {
      browser.socket.once('bye', () =>
        resolve(browser.raws('create', { game: 'toy', name: 'Anna', token: browser.token })),
      );
    });
    await Promise.all([app.close(), expect(answered).resolves.toEqual({ ok: false, error: 'restarting' })]);
  });

  it('is found again by stock clients, which know nothing of it', async () => {
    const storage = openSqlite(':memory:');
    const close = storage.close.bind(storage);
    // The next one goes on with the same storage.
    storage.close = () => Promise.resolve();
    const one = await serve({ data: storage });
    const lobby = new LobbyClient({ server: one.url });
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 1 });
    const { playerCredentials } = await lobby.joinMatch('toy', matchID, { playerName: 'Anna' });
    const player = new StockPlayer(one.url, matchID, '0', playerCredentials);
    await player.until(() => player.state !== null);
    const ask = player.view.asks[0]?.id ?? '';
    await one.app.close();
    await player.until(() => player.state?.isConnected === false);
    const two = createApp({ games: [registered(toyModule)], data: storage, limits: NO_LIMITS });
    await two.listen(Number(new URL(one.url).port));
    await player.until(() => player.state?.isConnected === true);
    player.choose(ask, 'vow.0.north');
    await player.until(() => player.view.asks[0]?.options[0]?.key === 'depth.0.1');
    player.stop();
    await two.close();
    await close();
  });

  it('does not wait for a client that says nothing more', async () => {
    const { app, url } = await serve();
    // A session of long polling that never polls again.
    expect((await fetch(`${url}/socket.io/?EIO=4&transport=polling`)).status).toBe(200);
    await app.close();
  });
});
