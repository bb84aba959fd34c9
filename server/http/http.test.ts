import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

import { LobbyClient } from 'boardgame.io/client';

import { ERROR_CODES } from '../../shared/protocol/rooms';
import { toy } from '../../shared/testing/toy';
import { compiled } from '../../shared/text/compiled';
import { engineMessages } from '../../shared/text/engine';
import { noopBus } from '../bus/noop';
import { openSqlite } from '../storage/sqlite';
import { NO_LIMITS, serve, type Served, temporaryFolder } from '../testing/serve';
import { Packed } from './packed';

const ROOM_PAGE = `<!doctype html><title>room</title>${'<p>'.repeat(100)}`;
const PAGE = `<!doctype html><title>table</title>${'<p>'.repeat(100)}`;
const SCRIPT = `export {};${'//'.repeat(100)}`;
const folder = temporaryFolder();
let served: Served;

beforeAll(async () => {
  mkdirSync(path.join(folder.path, 'assets'));
  writeFileSync(path.join(folder.path, 'index.html'), PAGE);
  writeFileSync(path.join(folder.path, 'room.html'), ROOM_PAGE);
  writeFileSync(path.join(folder.path, 'assets', 'index-abc123.js'), SCRIPT);
  execFileSync(process.execPath, ['scripts/pack-files.mjs', folder.path]);
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
    const bus = { ...noopBus(), connected: false };
    const other = await serve({ data: storage, bus });
    expect(await answer(fetch(`${other.url}/readyz`))).toEqual([
      503,
      { ready: false, draining: false, missing: ['storage', 'bus'] },
    ]);
    expect((await fetch(`${other.url}/healthz`)).status).toBe(200);
    await other.app.close();
  });

  it.each(['/healthz', '/readyz', '/api/games', '/api/games/toy/messages/en', '/api/games/toy/facts'])(
    'takes no query at %s',
    async (where) => {
      expect(await answer(get(`${where}?x=1`))).toEqual([400, { error: 'bad-request' }]);
    },
  );

  it('lists the games', async () => {
    expect(await (await get('/api/games')).json()).toEqual([toy.meta]);
  });

  it.each(['en', 'fr'] as const)('gives the sentences of a game in %s, parsed and once', async (language) => {
    const response = await get(`/api/games/toy/messages/${language}`);
    expect(await response.json()).toEqual(
      JSON.parse(JSON.stringify(compiled({ ...engineMessages[language], ...toy.messages[language] }))),
    );
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const again = await get(`/api/games/toy/messages/${language}`, {
      'If-None-Match': response.headers.get('etag') ?? '',
      'Cache-Control': 'max-age=0',
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('gives the facts of a game, once', async () => {
    const response = await get('/api/games/toy/facts');
    expect(await response.json()).toEqual(toy.facts);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/api/games/toy/facts', {
      'If-None-Match': response.headers.get('etag') ?? '',
      'Cache-Control': 'max-age=0',
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each(['en', 'fr'] as const)('gives only what is others in a wording of a game, in %s', async (language) => {
    const wordings = { formal: { en: { 'game.name': 'The Toy' }, fr: { 'game.name': 'Le Jouet' } } };
    const served = await serve({ games: [{ meta: toy.meta, load: () => Promise.resolve({ ...toy, wordings }) }] });
    const at = (wording: string) => fetch(`${served.url}/api/games/toy/messages/${language}${wording}`);
    expect(await (await at('/formal')).json()).toEqual(wordings.formal[language]);
    expect(await (await at('')).json()).toEqual(
      JSON.parse(JSON.stringify(compiled({ ...engineMessages[language], ...toy.messages[language] }))),
    );
    for (const unknown of ['/casual', '/constructor', '/formal/x', '/']) expect((await at(unknown)).status).toBe(404);
    await served.app.close();
  });

  it.each(['en', 'fr'] as const)('gives the rules of a game for players in %s, once', async (language) => {
    const response = await get(`/api/games/toy/rulebook/${language}`);
    expect(await response.json()).toEqual(toy.rulebook.usual[language]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const again = await get(`/api/games/toy/rulebook/${language}`, {
      'If-None-Match': response.headers.get('etag') ?? '',
      'Cache-Control': 'max-age=0',
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('gives the whole rules of a wording of a game', async () => {
    const { usual } = toy.rulebook;
    const rulebook = { usual, wordings: { formal: { en: [], fr: usual.fr } } };
    const served = await serve({ games: [{ meta: toy.meta, load: () => Promise.resolve({ ...toy, rulebook }) }] });
    const at = (path: string) => fetch(`${served.url}/api/games/toy/rulebook/${path}`);
    expect(await (await at('en/formal')).json()).toEqual([]);
    expect(await (await at('fr/formal')).json()).toEqual(usual.fr);
    expect(await (await at('en')).json()).toEqual(usual.en);
    for (const unknown of ['en/casual', 'en/constructor', 'de', 'de/formal']) {
      expect((await at(unknown)).status).toBe(404);
    }
    await served.app.close();
  });

  it.each(['/healthz/', '/readyz/', '/READYZ', '/Readyz', '/%72eadyz', '/api/games/'])('knows no %s', async (where) => {
    expect(await answer(get(where))).toEqual([404, { error: 'not-found' }]);
  });

  it.each([
    '/api/games/chess/messages/en',
    '/api/games/toy/messages/de',
    '/api/games/__proto__/messages/en',
    '/api/games/chess/rulebook/en',
    '/api/games/toy/rulebook/',
    '/api/games/chess/facts',
    '/api/games/__proto__/facts',
    '/api/games/toy/facts/',
    '/nope',
  ])('knows no %s', async (where) => {
    expect((await get(where)).status).toBe(404);
  });
});

describe('the client', () => {
  it.each([
    ['/', 'table'],
    ['/r/KZMWP', 'The Cellar · room'],
    ['/r/KZMWP/', 'The Cellar · room'],
  ])('is served at %s and asked for again each time', async (where, title) => {
    const response = await get(where);
    expect(await response.text()).toContain(`<title>${title}</title>`);
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

  it('sends with its parts the headers that a browser heeds there, and not those of pages', async () => {
    for (const part of ['/assets/index-abc123.js', '/api/games', '/api/games/toy/facts']) {
      const { headers } = await get(part);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      const ofPages = [
        'content-security-policy',
        'x-frame-options',
        'permissions-policy',
        'cross-origin-opener-policy',
      ];
      expect(ofPages.map((name) => headers.get(name))).toEqual([null, null, null, null]);
    }
    expect((await get('/assets/none.js')).headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it('names no IPv6 address in its policy: browsers know none there and complain of it', async () => {
    const policy = await new Promise<string>((resolve, reject) => {
      const asked = request(served.url, { headers: { Host: '[::1]:8000' } }, (response) => {
        response.resume();
        resolve(String(response.headers['content-security-policy']));
      });
      asked.on('error', reject).end();
    });
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toContain('::1');
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

/** An answer as it came over the line, with the headers it came with. */
function bytesOf(
  where: string,
  accepted: string,
): Promise<{ readonly headers: IncomingHttpHeaders; readonly body: Buffer }> {
  return new Promise((resolve, reject) => {
    const asked = request(served.url + where, { headers: { 'Accept-Encoding': accepted } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    });
    asked.on('error', reject).end();
  });
}
const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body } as const;

describe('files, sentences and facts', () => {
  const sentences = JSON.stringify(compiled({ ...engineMessages.en, ...toy.messages.en }));

  it.each([
    ['/', PAGE],
    ['/r/KZMWP', ROOM_PAGE],
    ['/assets/index-abc123.js', SCRIPT],
    ['/api/games/toy/messages/en', sentences],
    ['/api/games/toy/facts', JSON.stringify(toy.facts)],
  ])('of %s are compressed as the client likes', async (where, content) => {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', 'identity'],
    ] as const) {
      const { headers, body } = await bytesOf(where, accepted);
      expect([headers['content-encoding'] ?? 'identity', headers['content-length']]).toEqual([
        encoding,
        String(body.length),
      ]);
      expect(headers.vary).toContain('Accept-Encoding');
      const sent = unpack[encoding](body).toString();
      // A link to a room also says what it leads to.
      expect(sent.replaceAll(/The Cellar · |\n *<meta [^>]*>/g, '')).toBe(content);
    }
  });

  it('are compressed once, whoever asks for them', async () => {
    const [first, second] = [new Packed('x'.repeat(1000)), new Packed('y')];
    expect(first.as('br')).toBe(first.as('br'));
    expect(await first.as('gzip')).toBe(await first.as('gzip'));
    expect(await second.as('identity')).toEqual(Buffer.from('y'));
  });
});

describe('sentences, rules and facts', () => {
  it.each([
    'messages/en',
    'messages/fr',
    'messages/en/formal',
    'rulebook/en',
    'rulebook/fr/formal',
    'facts',
    'messages/xx',
    'messages/en/casual',
  ])(
    'at %s are put together once, not for each who asks (bug: the sentences of a game took 10 ms each time)',
    async (path) => {
      let read = 0;
      const counted = <Value extends object>(value: Value): Value =>
        new Proxy(value, {
          get: (of, field) => {
            read += 1;
            return Reflect.get(of, field) as unknown;
          },
          ownKeys: (of) => {
            read += 1;
            return Reflect.ownKeys(of);
          },
        });
      const en = counted({ 'game.name': 'The Toy' });
      const { usual } = toy.rulebook;
      const module = {
        ...toy,
        messages: { en: counted(toy.messages.en), fr: counted(toy.messages.fr) },
        wordings: { formal: { en, fr: en } },
        rulebook: { usual: counted(usual), wordings: { formal: counted(usual) } },
        facts: counted({ length: 3 }),
      };
      const served = await serve({ games: [{ meta: toy.meta, load: () => Promise.resolve(module) }] });
      const ask = async (headers: Readonly<Record<string, string>> = {}): Promise<void> => {
        await (await fetch(`${served.url}/api/games/toy/${path}`, { headers })).text();
      };
      await ask();
      const first = read;
      for (const encoding of ['br', 'gzip', 'identity']) await ask({ 'Accept-Encoding': encoding });
      await ask({ 'If-None-Match': '"x"' });
      expect(read).toBe(first);
      await served.app.close();
    },
  );
});

describe('what may hold secrets', () => {
  it('is never compressed on its way to a long poll', async () => {
    const url = '/socket.io/?EIO=4&transport=polling';
    const { sid } = JSON.parse((await bytesOf(url, 'gzip')).body.toString().slice(1)) as { readonly sid: string };
    await fetch(`${served.url}${url}&sid=${sid}`, { method: 'POST', body: '40/rooms,' });
    await bytesOf(`${url}&sid=${sid}`, 'gzip');
    // The server echoes what is said to its sender: long enough to be worth compressing.
    const commands = [
      ['create', { game: 'toy', name: 'Anna', token: 'x'.repeat(43) }],
      ['say', { text: '\u{1f3b2}'.repeat(500) }],
    ];
    for (const command of commands)
      await fetch(`${served.url}${url}&sid=${sid}`, { method: 'POST', body: `42/rooms,0${JSON.stringify(command)}` });
    for (let longest = 0; longest <= 1024;) {
      const { headers, body } = await bytesOf(`${url}&sid=${sid}`, 'gzip, deflate, br');
      expect(headers['content-encoding']).toBeUndefined();
      longest = Math.max(longest, body.length);
    }
  });

  it('is not compressed in answers of the lobby', async () => {
    expect((await bytesOf('/games/toy', 'gzip, br')).headers['content-encoding']).toBeUndefined();
  });
});

describe('the data of a player', () => {
  it('is bounded, and not in listings', async () => {
    const { matchID } = (await (await post('/games/toy/create', { numPlayers: 2 })).json()) as { matchID: string };
    const join = (data: unknown): Promise<Response> =>
      post(`/games/toy/${matchID}/join`, { playerName: 'Anna', playerID: '0', data });
    expect(await answer(join('x'.repeat(1023)))).toEqual([400, { error: 'bad-request' }]);
    expect(await answer(join('é'.repeat(512)))).toEqual([400, { error: 'bad-request' }]);
    const joined = await join('x'.repeat(1022));
    expect(joined.status).toBe(200);
    const { playerCredentials: credentials } = (await joined.json()) as { playerCredentials: string };
    const update = post(`/games/toy/${matchID}/update`, { playerID: '0', credentials, data: ['x'.repeat(1024)] });
    expect(await answer(update)).toEqual([400, { error: 'bad-request' }]);
    expect(await (await get('/games/toy')).text()).not.toContain('xxx');
    expect(await (await get(`/games/toy/${matchID}`)).text()).toContain('x'.repeat(1022));
  });
});

describe('unread answers', () => {
  it('are hung up on when more are asked for ahead of them than a browser would', async () => {
    const client = connect(Number(new URL(served.url).port), '127.0.0.1');
    client.on('error', () => undefined);
    client.resume();
    client.write('GET /games/toy HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100));
    await once(client, 'close');
    expect(await served.app.metrics.expose()).toContain('game_closed_connections_total{reason="flooding"} 1');
  });

  it('are looked at by themselves', async () => {
    const strict = await serve({ limits: { ...NO_LIMITS, unsentPerConnection: 10 } });
    const url = `${strict.url}/socket.io/?EIO=4&transport=polling`;
    const { sid } = JSON.parse((await (await fetch(url)).text()).slice(1)) as { readonly sid: string };
    await fetch(`${url}&sid=${sid}`, { method: 'POST', body: '40/rooms,' });
    const exposed = async (line: string): Promise<boolean> => (await strict.app.metrics.expose()).includes(line);
    while (!(await exposed('game_closed_connections_total{reason="slow"} 1'))) await setImmediate();
    expect(await exposed('game_unsent_bytes 0\n')).toBe(true);
    expect((await fetch(`${url}&sid=${sid}`)).status).toBe(400);
    await strict.app.close();
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
    ['deep nesting', `{"numPlayers":2,"setupData":${'['.repeat(4000)}${']'.repeat(4000)}}`, 400],
    ['more than a body may have', `{"numPlayers":2,"setupData":${'['.repeat(7000)}${']'.repeat(7000)}}`, 413],
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

  it.each([
    ['Accept', '/nothing', 'text/html', 'content-type'],
    ['Accept-Encoding', '/api/games', 'gzip', 'content-encoding'],
    ['Accept-Language', '/refused', 'fr', 'content-length'],
  ])(
    'with 7 KB of %s are answered as without that header (bug: to parse it took 15 ms, in refusals too)',
    async (name, where, wish, header) => {
      const spent = { perAddress: { burst: 0, perSecond: 0 } };
      const other = await serve({ clientDir: folder.path, ...(where === '/refused' ? { limits: spent } : {}) });
      const usual = { Accept: 'text/html', 'Accept-Encoding': 'identity' };
      const says = async (value: string): Promise<string | null> => {
        const headers = { ...usual, ...(value === '' ? {} : { [name]: value }) };
        return (await fetch(other.url + where, { headers })).headers.get(header);
      };
      const nothing = await says(name === 'Accept' ? '*/*' : '');
      expect(await says(wish)).not.toBe(nothing);
      expect(await says(`${wish}${', x/y'.repeat(1400)}`)).toBe(nothing);
      await other.app.close();
    },
  );

  it('with a query longer than all filters of a listing are refused (bug: 7 KB took 0.1 seconds)', async () => {
    expect(await answer(get('/games/toy?isGameover=true&page=2'))).toEqual([200, { matches: [] }]);
    const longer = `/games/toy?isGameover=true&page=2${'&a'.repeat(3400)}`;
    expect(await answer(get(longer))).toEqual([400, { error: 'bad-request' }]);
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
    const rename = async (proof: object, address: string, newName = 'Anne'): Promise<number> => {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
      const body = JSON.stringify({ ...proof, newName });
      return (await fetch(`${tight.url}/games/toy/${matchID}/update`, { method: 'POST', headers, body })).status;
    };
    const anna = { playerID: '0', credentials };
    expect(await rename(anna, '192.0.2.1')).toBe(200);
    expect(await rename({ ...anna, credentials: 'wrong' }, '192.0.2.9')).toBe(403);
    expect([await rename(anna, '192.0.2.2'), await rename(anna, '192.0.2.3')]).toEqual([200, 429]);
    expect(await rename({ playerID: '1', credentials: ben.playerCredentials }, '192.0.2.3', 'Benno')).toBe(200);
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
