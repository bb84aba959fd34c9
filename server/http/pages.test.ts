import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';

import { LobbyClient } from 'boardgame.io/client';
import { io } from 'socket.io-client';

import { RESERVED_FOR_PARTS } from '../limits/limits';
import { NO_LIMITS, serve, type Served, temporaryFolder } from '../testing/serve';

const folder = temporaryFolder();
const page = (title: string): string =>
  `<!doctype html><html lang="en"><link href="./lamp.svg"><script src="./assets/a.js"></script><title>${title}</title>`;
let root: Served;
let below: Served;

beforeAll(async () => {
  mkdirSync(path.join(folder.path, 'assets'));
  writeFileSync(path.join(folder.path, 'index.html'), page('table'));
  writeFileSync(path.join(folder.path, 'room.html'), page('room'));
  writeFileSync(path.join(folder.path, 'assets', 'a.js'), 'export {};');
  root = await serve({ clientDir: folder.path });
  below = await serve({ clientDir: folder.path, basePath: '/games/' });
});
afterAll(async () => {
  await Promise.all([root.app.close(), below.app.close()]);
  folder.remove();
});

/** The Accept header of a browser when a person types an address or follows a link. */
const PERSON = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/** The response at an address, with redirections not followed. */
async function at(served: Served, where: string, accept = PERSON) {
  const response = await fetch(served.url + where, { headers: { Accept: accept }, redirect: 'manual' });
  const text = await response.text();
  const [, title = text] = /<title>(.*)<\/title>/.exec(text) ?? [];
  return { status: response.status, to: response.headers.get('location'), text, title };
}

/** The response at an address that is sent unchanged, dots and all. */
function asSent(served: Served, where: string, headers: Readonly<Record<string, string>>) {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(served.url);
    const sent = request({ hostname, port, path: where, headers: { ...headers, Connection: 'close' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, text: Buffer.concat(chunks).toString() }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('an address that a person opens', () => {
  it.each(['/R/KZMWP', '/r/kzmwp', '/r/KZMWP%20', '/r/%20kz-mwp', '/r/KZMWP/', '/R/KZ%E2%80%8EMWP'])(
    'leads from %s to the room',
    async (where) => {
      expect(await at(root, where)).toMatchObject({ status: 302, to: '/r/KZMWP' });
      expect(await at(below, `/games${where}`)).toMatchObject({ status: 302, to: '/games/r/KZMWP' });
    },
  );

  it.each([
    '/nope',
    '/r/a/b',
    '/r/ABC',
    '/r/KZMW%',
    '/r',
    '/r/',
    '/healthz/',
    '/index',
    '//evil.example.org',
    '/api/none',
  ])('is at %s a page that says there is nothing', async (where) => {
    const { status, title } = await at(root, where);
    expect([status, title]).toEqual([404, 'table']);
  });

  it.each([
    '/games/../',
    '/games/%2e%2e/',
    '/../x',
    '/assets/..%2f..%2fx',
    '/%2e%2e%2fx',
    '/x%00',
    '/games/toy/../..//',
    '/.git',
    '/assets',
  ])('is at %s, as it was sent, a page as well', async (where) => {
    const { status, text } = await asSent(root, where, { Accept: PERSON });
    expect([where, status, /<title>table/.test(text)]).toEqual([where, 404, true]);
  });

  it.each(['/nope', '/r/a/b', '/assets/none.js'])('is at %s one word for a program', async (where) => {
    for (const accept of ['*/*', 'application/json']) {
      expect(await at(root, where, accept)).toMatchObject({ status: 404, text: '{"error":"not-found"}' });
    }
  });
});

describe('a refusal', () => {
  /** The response to a person who asks in a language, at a server that answers every request with this. */
  const refused = async (served: Served, where: string, language: string) =>
    asSent(served, where, { Accept: PERSON, 'Accept-Language': language });

  it('is for a person a page in their language that says what to do, and for a program one word', async () => {
    const busy = await serve({
      clientDir: folder.path,
      limits: { ...NO_LIMITS, perAddress: { burst: 0, perSecond: 0 } },
    });
    const english = await refused(busy, '/', 'en-GB,en;q=0.8');
    const french = await refused(busy, '/r/KZMWP', 'fr-CA,fr;q=0.9,en;q=0.5');
    const neither = await refused(busy, '/', 'de');
    for (const { status, headers } of [english, french, neither]) {
      expect([status, headers['content-type'], headers['cache-control'], headers['retry-after']]).toEqual([
        429,
        'text/html; charset=utf-8',
        'no-store',
        '5',
      ]);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
    }
    expect(english.text).toContain('<html lang="en">');
    expect(english.text).toContain('That was a bit too fast.');
    expect(english.text).toContain('This page tries again automatically in a few seconds.');
    expect(french.text).toContain('<html lang="fr">');
    expect(french.text).toContain('Un peu trop vite.');
    expect(neither.text).toBe(english.text);
    const program = await asSent(busy, '/', { Accept: '*/*' });
    expect([program.status, program.text]).toEqual([429, '{"error":"too-fast"}']);
    await busy.app.close();
  });

  it('comes for a page and not for its parts, when others at the address have used up its rate (bug: the page stayed blank)', async () => {
    const perAddress = { burst: 2 * RESERVED_FOR_PARTS, perSecond: 0 };
    const busy = await serve({ clientDir: folder.path, limits: { ...NO_LIMITS, perAddress } });
    const statuses = async (where: string, times: number) => {
      const seen: number[] = [];
      for (let i = 0; i < times; i++) seen.push((await asSent(busy, where, {})).status ?? 0);
      return seen;
    };
    expect(await statuses('/healthz', 2 * RESERVED_FOR_PARTS - 1)).not.toContain(429);
    expect(await statuses('/', 2)).toEqual([200, 429]);
    expect(await statuses('/assets/a.js', RESERVED_FOR_PARTS + 2)).toEqual([
      ...Array.from({ length: RESERVED_FOR_PARTS }, () => 200),
      429,
      429,
    ]);
    await busy.app.close();
  });

  it('leads a person from an address that cannot be read to the start, below the path of the server', async () => {
    const { status, text } = await refused(below, '/games/healthz?x', 'en');
    expect([status, /<a href="\/games\/">/.test(text)]).toEqual([404, false]);
    const bad = await refused(below, '/games/api/games?x', 'fr');
    expect([bad.status, /<a href="\/games\/">/.test(bad.text)]).toEqual([400, true]);
    expect(bad.text).toContain('Cette adresse ne mène nulle part.');
  });

  it('is a page also where nothing is built', async () => {
    const empty = temporaryFolder();
    const unbuilt = await serve({ clientDir: empty.path });
    const { status, text } = await refused(unbuilt, '/', 'en');
    expect([status, text]).toEqual([404, expect.stringContaining('This address leads nowhere.')]);
    await unbuilt.app.close();
    empty.remove();
  });

  it('takes a person who opens what only the operator may see at their word', async () => {
    const operated = await serve({ operatorToken: 'operator-token-of-the-tests' });
    const { status, headers, text } = await refused(operated, '/operator', 'fr');
    expect([status, headers['www-authenticate']]).toEqual([401, 'Basic realm="operator", charset="UTF-8"']);
    expect(text).toContain('Cette page est réservée à l’opérateur.');
    await operated.app.close();
  });
});

describe('behind a path', () => {
  it('the pages name their files and their path there', async () => {
    for (const [where, title] of [
      ['/games/', 'table'],
      ['/games/r/KZMWP', 'room'],
    ] as const) {
      const { status, text } = await at(below, where);
      expect([status, text.replaceAll(/The Cellar · |\n *<meta [^>]*>/g, '')]).toEqual([
        200,
        page(title).replace('<html', '<html data-base="/games/"').replaceAll('"./', '"/games/'),
      ]);
    }
    expect((await at(root, '/')).text).toBe(
      page('table').replace('<html', '<html data-base="/"').replaceAll('"./', '"/'),
    );
  });

  it('files, API and lobby answer there and nowhere else', async () => {
    for (const where of ['/assets/a.js', '/api/games', '/games/toy']) {
      expect((await at(below, `/games${where}`)).status).toBe(200);
    }
    for (const where of ['/assets/a.js', '/api/games', '/r/KZMWP', '/gamesx/'])
      expect((await at(below, where)).status).toBe(404);
    const lobby = new LobbyClient({ server: `${below.url}/games` });
    expect((await lobby.createMatch('toy', { numPlayers: 2 })).matchID).toEqual(expect.any(String));
  });

  it.each(['/', '/games'])('%s leads there', async (where) => {
    expect(await at(below, where)).toMatchObject({ status: 302, to: '/games/' });
  });

  it('what is about the process stays where it is, and is not to be had through a proxy of that path', async () => {
    for (const where of ['/healthz', '/readyz']) {
      expect((await at(below, where)).status).toBe(200);
      expect((await at(below, `/games${where}`)).status).toBe(404);
    }
  });

  it('sockets connect there and nowhere else', async () => {
    const socket = io(`${below.url}/rooms`, { path: '/games/socket.io', transports: ['websocket'], forceNew: true });
    await new Promise<void>((resolve) => socket.on('connect', resolve));
    socket.close();
    const status = await new Promise((resolve) => {
      request(`${below.url}/socket.io/?EIO=4&transport=polling`, (response) =>
        resolve(response.resume().statusCode),
      ).end();
    });
    expect(status).toBe(404);
  });
});

describe('a build under a running server', () => {
  const built = temporaryFolder();
  const write = (name: string, title: string): void =>
    writeFileSync(path.join(built.path, `${name}.html`), page(title));
  let now = 0;
  let one: Served;
  beforeEach(async () => {
    for (const name of ['index', 'room']) write(name, `first ${name}`);
    one = await serve({ clientDir: built.path, clock: () => now });
  });
  afterEach(() => one.app.close());
  afterAll(() => built.remove());
  const titles = async (): Promise<readonly string[]> => [
    (await at(one, '/')).title,
    (await at(one, '/r/KZMWP')).title.replace('The Cellar · ', ''),
  ];

  it('is what its pages are of, a second later at the latest', async () => {
    expect(await titles()).toEqual(['first index', 'first room']);
    for (const name of ['index', 'room']) write(name, `second ${name}`);
    now += 1000;
    expect(await titles()).toEqual(['second index', 'second room']);
  });

  it('is looked at no more than once a second, and its pages are read only when they have changed', async () => {
    const [stat, read] = [jest.spyOn(files, 'stat'), jest.spyOn(files, 'readFile')];
    for (let i = 0; i < 20; i++) {
      await Promise.all(Array.from({ length: 5 }, titles));
      now += 100;
    }
    const counts = [stat, read].map(
      ({ mock }) => mock.calls.filter(([file]) => file === path.join(built.path, 'index.html')).length,
    );
    expect(counts).toEqual([2, 1]);
    jest.restoreAllMocks();
  });

  it('that is not there yet has no page until it is', async () => {
    rmSync(path.join(built.path, 'index.html'));
    expect((await at(one, '/')).status).toBe(404);
    write('index', 'third index');
    now += 1000;
    expect((await at(one, '/')).title).toBe('third index');
  });
});
