import { LobbyClient } from 'boardgame.io/client';

import { openSqlite } from '../storage/sqlite';
import { Browser } from '../testing/browser';
import { NO_LIMITS, serve } from '../testing/serve';
import { StockPlayer } from '../testing/stock';
import { makeLogger } from './log';

describe('the log', () => {
  it('shows no secret that somebody hands to it, however deep', () => {
    const lines: string[] = [];
    const log = makeLogger('trace', { write: (line) => lines.push(line) });
    const secret = { token: 'secret-1', credentials: 'secret-2', name: 'secret-3', room: 'secret-4' };
    log.info(secret, 'plain');
    log.info({ body: secret, deep: { er: secret, est: { of: secret } } }, 'deep');
    log.info({ request: { headers: { authorization: 'secret-5', cookie: 'secret-6' } } }, 'headers');
    log.error({ err: Object.assign(new Error('known'), { code: 'E', body: 'secret-7', command: secret }) }, 'error');
    log.error({ err: 'secret-8' }, 'thrown');
    log.error({ err: secret }, 'rejected');
    expect(lines).toHaveLength(6);
    expect(lines.join('')).not.toContain('secret');
    expect(JSON.parse(lines[3] ?? '')).toMatchObject({
      msg: 'error',
      err: { type: 'Error', message: 'known', code: 'E' },
    });
  });
});

describe('the log of a whole session, at its most talkative', () => {
  it('holds no token, credential, name or room code that was used', async () => {
    const lines: string[] = [];
    const log = makeLogger('trace', { write: (line) => lines.push(line) });
    const storage = openSqlite(':memory:');
    const operatorToken = 'operator-token-of-the-tests';
    const served = await serve({ data: storage, log, operatorToken, limits: { ...NO_LIMITS, silentMs: 5_000 } });
    const { url } = served;
    const secrets = new Set([operatorToken, 'Mata Hari', 'Sidney Reilly', 'a wrong secret']);

    const host = new Browser(url);
    const code = await host.create('Mata Hari');
    const guest = new Browser(url);
    await guest.join(code, 'Sidney Reilly');
    for (const secret of [code, host.token, guest.token]) secrets.add(secret);
    await guest.say('enter', { code, token: 'a wrong secret' });
    await host.say('say', { text: 'a wrong secret' });
    await host.say('start', {});
    expect(await host.take('vow.0.north')).toEqual({ ok: true });
    await guest.raws('a wrong secret', { token: guest.token });

    const lobby = new LobbyClient({ server: url });
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 1 });
    const { playerCredentials } = await lobby.joinMatch('toy', matchID, { playerName: 'Mata Hari' });
    secrets.add(playerCredentials);
    const player = new StockPlayer(url, matchID, '0', playerCredentials);
    await player.until(() => player.state !== null);
    player.choose(player.view.asks[0]?.id ?? '', 'vow.0.north');
    await player.until(() => player.view.asks[0]?.options[0]?.key === 'depth.0.1');

    const get = (where: string, authorization: string): Promise<Response> =>
      fetch(url + where, { headers: { Authorization: authorization, Cookie: `sid=${host.token}` } });
    await get('/operator', `Bearer ${operatorToken}`);
    await get('/metrics', 'Bearer a wrong secret');
    await get(`/r/${code}?token=${host.token}`, '');
    const body = `{"playerID":"0","credentials":"${playerCredentials}","newName":`;
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`${url}/games/toy/${matchID}/update`, { method: 'POST', headers, body });

    // Errors carry most: a storage that breaks with what it was given in its hands.
    storage.addChat = (place, line) =>
      Promise.reject(Object.assign(new Error('broken'), { detail: [place, line], token: host.token }));
    storage.listMatches = () => Promise.reject(Object.assign(new Error('broken'), { body, headers }));
    expect(await host.say('say', { text: 'a wrong secret' })).toEqual({ ok: false, error: 'internal' });
    await fetch(`${url}/games/toy`);
    host.socket.io.engine.write(`2/rooms,["enter",{"token":"${host.token}"}`);
    player.stop();
    guest.close();
    await served.app.close();

    const all = lines.join('');
    for (const told of ['"event":"enter"', '"route":"/games/:name/create"', '"msg":"request failed"', '"err"']) {
      expect(all).toContain(told);
    }
    for (const secret of secrets) expect(all).not.toContain(secret);
  });
});
