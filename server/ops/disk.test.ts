import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { LobbyClient } from 'boardgame.io/client';

import { Browser } from '../testing/browser';
import { serve, temporaryFolder } from '../testing/serve';

describe('what is on disk', () => {
  it('lets nobody take a seat: no token and no credentials are kept, only hashes', async () => {
    const folder = temporaryFolder();
    const { app, url } = await serve({ data: folder.path });
    const host = new Browser(url);
    const code = await host.create('Anna');
    const guest = new Browser(url);
    await guest.join(code, 'Ben');
    await host.say('start', {});
    expect(await host.take('vow.0.north')).toEqual({ ok: true });
    const lobby = new LobbyClient({ server: url });
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 1 });
    const { playerCredentials } = await lobby.joinMatch('toy', matchID, { playerName: 'Cleo' });
    const kept = (): string =>
      readdirSync(folder.path)
        .map((file) => readFileSync(path.join(folder.path, file), 'latin1'))
        .join('');
    const running = kept();
    host.close();
    guest.close();
    await app.close();
    for (const bytes of [running, kept()]) {
      for (const there of [code, matchID, 'Anna', 'Cleo']) expect(bytes).toContain(there);
      for (const token of [host.token, guest.token, playerCredentials]) expect(bytes).not.toContain(token);
    }
    folder.remove();
  });
});
