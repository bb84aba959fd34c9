import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { LobbyClient } from 'boardgame.io/client';

import { ERROR_CODES } from '../../shared/protocol/rooms';
import { toy } from '../../shared/testing/toy';
import { aloneBus } from '../bus/alone';
import { openSqlite } from '../storage/sqlite';
import { NO_LIMITS, serve, type Served, temporaryFolder } from '../testing/serve';

const folder = temporaryFolder();
let served: Served;

beforeAll(async () => {
  mkdirSync(path.join(folder.path, 'assets'));
  writeFileSync(path.join(folder.path, 'index.html'), '<!doctype html><title>table</title>');
  writeFileSync(path.join(folder.path, 'assets', 'index-abc123.js'), 'export {};');
  served = await serve({ clientDir: folder.path });
});
afterAll(async () => {
  await served.app.close();
  folder.remove();
});

function get(where: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(served.url + where, { headers });
}
function post(where: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const all = { 'Content-Type': 'application/json', ...headers };
  return fetch(served.url + where, { method: 'POST', body: text, headers: all });
}
async function answer(response: Promise<Response>): Promise<unknown> {
  const { status, body } = { status: (await response).status, body: (await (await response).json()) as unknown };
  return [status, body];
}

describe('our API', () => {
  it('says that it is well', async () => {
    const response = await get('/healthz');
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  });

  it('is ready when all is there', async () => {
    const response = await get('/readyz');
    expect([response.status, await response.json()]).toEqual([200, { ready: true, missing: [] }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('says what is missing when it is not ready', async () => {
    const storage = openSqlite(':memory:');
    storage.ping = () => Promise.reject(new Error('away'));
    const bus = { ...aloneBus(), connected: false };
    const other = await serve({ data: storage, bus });
    expect(await answer(fetch(`${other.url}/readyz`))).toEqual([
      503,
      { ready: false, draining: false, missing: ['storage', 'bus'] },
    ]);
    expect((await fetch(`${other.url}/healthz`)).status).toBe(200);
    await other.app.close();
  });

  it.each(['/healthz', '/readyz', '/api/games', '/api/games/toy/messages/en'])(
    'takes no query at %s',
    async (where) => {
      expect(await answer(get(`${where}?x=1`))).toEqual([400, { error: 'bad-request' }]);
    },
  );

  it('lists the games', async () => {
    expect(await (await get('/api/games')).json()).toEqual([toy.meta]);
  });

  it.each(['en', 'fr'] as const)('gives the sentences of a game in %s, once', async (language) => {
    const response = await get(`/api/games/toy/messages/${language}`);
    expect(await response.json()).toEqual(toy.messages[language]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const again = await get(`/api/games/toy/messages/${language}`, {
      'If-None-Match': response.headers.get('etag') ?? '',
      'Cache-Control': 'max-age=0',
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each(['/api/games/chess/messages/en', '/api/games/toy/messages/de', '/api/games/__proto__/messages/en', '/nope'])(
    'knows no %s',
    async (where) => {
      expect((await get(where)).status).toBe(404);
    },
  );
});

describe('the client', () => {
  it.each(['/', '/r/KZMWP', '/r/KZMWP/'])('is served at %s and asked for again each time', async (where) => {
    const response = await get(where);
    expect(await response.text()).toContain('<title>table</title>');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('has files that are kept for ever when their name tells their content', async () => {
    const response = await get('/assets/index-abc123.js');
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });

  it.each(['/r/a/b', '/assets/none.js', '/..%2f..%2fpackage.json', '/%2e%2e/package.json', '/r/..%2findex'])(
    'is not served at %s unless it is the page itself',
    async (where) => {
      const response = await get(where);
      expect(await response.text()).not.toContain('dependencies');
    },
  );

  it('comes with headers that forbid what it does not need', async () => {
    const { headers } = await get('/');
    const host = new URL(served.url).host;
    expect(headers.get('content-security-policy')).toContain(
      `default-src 'self'; connect-src 'self' ws://${host} wss://${host};`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  it('names no host in its policy that could end a directive', async () => {
    const policy = await new Promise<string>((resolve, reject) => {
      const asked = request(served.url, { headers: { Host: "x; script-src 'unsafe-inline'" } }, (response) => {
        response.resume();
        resolve(String(response.headers['content-security-policy']));
      });
      asked.on('error', reject).end();
    });
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toContain('unsafe-inline');
  });
});

describe('hostile requests', () => {
  it.each([
    ['no JSON', 'x', 400],
    ['an open bracket', '[', 400],
    ['a list', [], 400],
    ['null', 'null', 400],
    ['too much', JSON.stringify({ setupData: 'x'.repeat(20_000) }), 413],
    ['a seat count of no use', { numPlayers: 1e9 }, 400],
    ['a negative seat count', { numPlayers: -1 }, 400],
    ['half a player', { numPlayers: 1.5 }, 400],
    ['seats as a list', { numPlayers: [2] }, 400],
    ['options the game refuses', { numPlayers: 2, setupData: { length: 'endless' } }, 400],
    ['options by the name of __proto__', '{"numPlayers":2,"setupData":{"__proto__":{"length":"x"}}}', 400],
    ['deep nesting', `{"numPlayers":2,"setupData":${'['.repeat(7000)}${']'.repeat(7000)}}`, 400],
  ])('to create a match: %s', async (_, body, status) => {
    const before: unknown = await (await get('/games/toy')).json();
    expect((await post('/games/toy/create', body)).status).toBe(status);
    expect(await (await get('/games/toy')).json()).toEqual(before);
  });

  it.each([
    ['/games/chess/create', { numPlayers: 2 }, 404],
    ['/games/__proto__/create', { numPlayers: 2 }, 404],
    ['/games/toy/nope/join', { playerName: 'A' }, 404],
    ['/games/toy/__proto__/join', { playerName: 'A' }, 404],
    ['/games/toy/%00/join', { playerName: 'A' }, 404],
    ['/games/toy/%E0%A4%A/join', { playerName: 'A' }, 404],
    ['/games/toy/nope/leave', { playerID: '0', credentials: 'x' }, 404],
    ['/games/toy/nope/update', { playerID: '__proto__', credentials: 'x', newName: 'A' }, 400],
    ['/games/toy/nope/playAgain', { playerID: '0' }, 400],
    ['/nope', {}, 405],
  ])('%s %j', async (where, body, status) => {
    expect((await post(where, body)).status).toBe(status);
  });

  it.each([
    ['GET', '/nope', '', [404, 'not-found']],
    ['GET', '/assets/none.js', '', [404, 'not-found']],
    ['GET', '/games/chess', '', [404, 'unknown-game']],
    ['GET', '/games/toy/nope', '', [404, 'match-not-found']],
    ['POST', '/nope', '{}', [405, 'method-not-allowed']],
    ['DELETE', '/games/toy', '', [405, 'method-not-allowed']],
    ['POST', '/games/toy/create', '{', [400, 'bad-request']],
    ['POST', '/games/toy/create', `{"x":"${'x'.repeat(20_000)}"}`, [413, 'too-large']],
    ['POST', '/games/toy/create', '{"numPlayers":9}', [400, 'bad-options']],
    ['POST', '/games/toy/nope/join', '{"playerName":"\\u0000"}', [403, 'name-malformed']],
    ['POST', '/games/toy/nope/leave', '{"playerID":"0","credentials":"x"}', [404, 'match-not-found']],
  ])('%s %s with %.20s is refused by a code', async (method, where, body, [status, error]) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(served.url + where, { method, headers, ...(body === '' ? {} : { body }) });
    expect([response.status, await response.json()]).toEqual([status, { error }]);
    expect(ERROR_CODES).toContain(error);
  });

  it('nested too deep are refused', async () => {
    const nested = `${'{"a":'.repeat(9)}1${'}'.repeat(9)}`;
    expect((await post('/games/toy/create', `{"numPlayers":2,"more":${nested}}`)).status).toBe(400);
    expect((await post('/games/toy/create', '{"numPlayers":2,"more":{"a":[1]}}')).status).toBe(200);
  });

  it('that unpack to far more than they look are refused', async () => {
    const packed = gzipSync(JSON.stringify({ x: ' '.repeat(5_000_000) }));
    expect(packed.length).toBeLessThan(16_000);
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    const asked = fetch(`${served.url}/games/toy/create`, { method: 'POST', body: packed, headers });
    expect(await answer(asked)).toEqual([413, { error: 'too-large' }]);
  });

  it('from a page of another site change nothing', async () => {
    const before: unknown = await (await get('/games/toy')).json();
    const evil = { Origin: 'https://evil.example.org' };
    expect(await answer(post('/games/toy/create', { numPlayers: 2 }, evil))).toEqual([
      403,
      { error: 'forbidden-origin' },
    ]);
    const form = { ...evil, 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await post('/games/toy/create', 'numPlayers=2', form)).status).toBe(403);
    expect(await (await get('/games/toy')).json()).toEqual(before);
    expect((await get('/games/toy', evil)).headers.get('access-control-allow-origin')).toBeNull();
    expect((await post('/games/toy/create', { numPlayers: 2 }, { Origin: served.url })).status).toBe(200);
  });

  it('from a page of an origin that is named are served', async () => {
    const origin = 'https://play.example.org';
    const other = await serve({ allowedOrigins: [origin] });
    const asked = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
    const before = await fetch(`${other.url}/games/toy/create`, { method: 'OPTIONS', headers: asked });
    expect([before.status, before.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
    const made = await fetch(`${other.url}/games/toy/create`, { method: 'POST', headers: { Origin: origin } });
    expect([made.status, made.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
    await other.app.close();
  });

  it('to make more matches than are kept are refused', async () => {
    const full = await serve({ limits: { ...NO_LIMITS, rooms: 2 } });
    const make = (): Promise<Response> => fetch(`${full.url}/games/toy/create`, { method: 'POST' });
    expect([(await make()).status, (await make()).status]).toEqual([200, 200]);
    expect(await answer(make())).toEqual([503, { error: 'server-full' }]);
    await full.app.close();
  });

  it('of one seat are slowed down, whatever address they come from', async () => {
    const tight = await serve({
      limits: { ...NO_LIMITS, perSeat: { burst: 2, perSecond: 0 } },
      trustedProxies: ['127.0.0.1'],
    });
    const lobby = new LobbyClient({ server: tight.url });
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
    const { playerCredentials: credentials } = await lobby.joinMatch('toy', matchID, { playerName: 'Anna' });
    const ben = await lobby.joinMatch('toy', matchID, { playerName: 'Ben' });
    const rename = async (proof: object, address: string): Promise<number> => {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
      const body = JSON.stringify({ ...proof, newName: 'Anne' });
      return (await fetch(`${tight.url}/games/toy/${matchID}/update`, { method: 'POST', headers, body })).status;
    };
    const anna = { playerID: '0', credentials };
    expect(await rename(anna, '192.0.2.1')).toBe(200);
    expect(await rename({ ...anna, credentials: 'wrong' }, '192.0.2.9')).toBe(403);
    expect([await rename(anna, '192.0.2.2'), await rename(anna, '192.0.2.3')]).toEqual([200, 429]);
    expect(await rename({ playerID: '1', credentials: ben.playerCredentials }, '192.0.2.3')).toBe(200);
    await tight.app.close();
  });

  it('are slowed down', async () => {
    const tight = await serve({ limits: { perAddress: { burst: 3, perSecond: 0 } } });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push((await fetch(`${tight.url}/healthz`)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    await tight.app.close();
  });
});
