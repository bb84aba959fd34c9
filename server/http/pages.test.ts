import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';

import { LobbyClient } from 'boardgame.io/client';
import { io } from 'socket.io-client';

import { serve, type Served, temporaryFolder } from '../testing/serve';

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

/** What a browser says that it takes when somebody types an address or follows a link. */
const PERSON = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/** What comes back at an address, redirections as they come. */
async function at(served: Served, where: string, accept = PERSON) {
  const response = await fetch(served.url + where, { headers: { Accept: accept }, redirect: 'manual' });
  const text = await response.text();
  const [, title = text] = /<title>(.*)<\/title>/.exec(text) ?? [];
  return { status: response.status, to: response.headers.get('location'), text, title };
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

  it.each(['/nope', '/r/a/b', '/assets/none.js'])('is at %s one word for a program', async (where) => {
    for (const accept of ['*/*', 'application/json']) {
      expect(await at(root, where, accept)).toMatchObject({ status: 404, text: '{"error":"not-found"}' });
    }
  });
});

describe('behind a path', () => {
  it('the pages name their files and their path there', async () => {
    for (const [where, title] of [
      ['/games/', 'table'],
      ['/games/r/KZMWP', 'room'],
    ] as const) {
      const { status, text } = await at(below, where);
      expect([status, text]).toEqual([
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
