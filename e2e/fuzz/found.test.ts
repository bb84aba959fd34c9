import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { Browser } from '../../server/testing/browser';
import { registered, serve, type Served, toyModule } from '../../server/testing/serve';
import { games } from '../../shared/games/registry';

/** The findings of fuzzing, each in its smallest form. */
let served: Served;

beforeAll(async () => {
  served = await serve({ games: [registered(toyModule), ...games] });
});
afterAll(() => served.app.close());

// rest:4271491011:200, seed 1
it.each(['gzip', 'deflate'])('a body that is not the %s it says it is, is a bad request', async (encoding) => {
  const response = await fetch(`${served.url}/games/toy/create`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Encoding': encoding },
    body: '{"numPlayers":2}',
  });
  expect([response.status, await response.json()]).toEqual([400, { error: 'bad-request' }]);
});

// Found while the fuzzer was written: the stock lobby client leaves out what it is not given.
it.each(['toy', ...games.map(({ meta }) => meta.name)])('a match of %s needs no options', async (game) => {
  const response = await fetch(`${served.url}/games/${game}/create`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"numPlayers":2}',
  });
  expect([response.status, Object.keys((await response.json()) as object)]).toEqual([200, ['matchID']]);
});

/** A connection on which something was asked and answered, and which now asks to become something else. */
async function upgrading(path: string): Promise<Socket> {
  // Half open, so that nothing is shut down yet when it is reset: Node never lets go of a connection reset in between.
  const socket = connect({ port: Number(new URL(served.url).port), host: '127.0.0.1', allowHalfOpen: true });
  socket.on('end', () => setImmediate(() => socket.end()));
  socket.on('error', () => undefined);
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  return socket;
}

// rest:3021807776:200, seed 20261: such connections were never answered nor closed.
it.each(['/', '/healthz', '/socket.io', '/socket.io/'])(
  'an upgrade that is not for us, to %s, is refused',
  async (path) => {
    const socket = await upgrading(path);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /);
    await once(socket, 'close');
  },
);

// The same connections had nobody to listen to their errors: a reset ended the process.
it('an upgrade that is not for us, and then a reset, does no harm', async () => {
  const uncaught: unknown[] = [];
  const note = (error: unknown): void => void uncaught.push(error);
  process.on('uncaughtException', note);
  const sockets = await Promise.all(Array.from({ length: 10 }, () => upgrading('/healthz')));
  await fetch(`${served.url}/healthz`);
  for (const socket of sockets) socket.resetAndDestroy();
  for (let i = 0; i < 5; i++) await fetch(`${served.url}/healthz`);
  process.off('uncaughtException', note);
  expect(uncaught).toEqual([]);
});

// rooms:1625720010:200, seed 6: zod measures whatever has a length, also where a string should be.
describe('a length that cannot be made a number', () => {
  const thing = { length: { toString: 1, valueOf: 1 } };

  it('is a bad request to the rooms', async () => {
    const browser = new Browser(served.url);
    const bodies = [
      ['create', { game: thing, name: 'Anna', token: browser.token }],
      ['create', { game: 'toy', name: thing, token: browser.token }],
      ['create', { game: 'toy', name: 'Anna', token: thing }],
      ['enter', { code: thing, token: null }],
      ['enter', { code: 'ABCDE', token: thing }],
      ['pick', { picks: thing }],
      ['pick', { picks: [thing] }],
      ['configure', { options: { length: thing } }],
      ['choose', { ask: thing, key: 'x' }],
      ['choose', { ask: 'x', key: thing }],
      ['say', { text: thing }],
    ] as const;
    for (const [event, body] of bodies) {
      expect(await browser.raws(event, body)).toEqual({ ok: false, error: 'bad-request' });
    }
    browser.close();
  });

  it('is a bad request to stock boardgame.io clients', async () => {
    const browser = new Browser(served.url, '/toy');
    const update = (payload: object): readonly unknown[] => {
      const right = { type: 'choose', args: ['0.0.1', 'x'], playerID: '0', credentials: 'x' };
      return ['update', { type: 'MAKE_MOVE', payload: { ...right, ...payload } }, 0, 'x', '0'];
    };
    const packets = [
      update({ args: thing }),
      update({ args: [thing, 'x'] }),
      update({ args: ['x', thing] }),
      update({ playerID: thing }),
      update({ credentials: thing }),
      ['update', thing, 0, 'x', '0'],
      ['sync', thing],
      ['sync', 'x', '0', thing],
      ['chat', 'x', { id: thing, sender: '0', payload: 'x' }, 'x'],
      ['chat', 'x', { id: 'x', sender: '0', payload: thing }, 'x'],
      ['chat', 'x', { id: 'x', sender: '0', payload: 'x' }, thing],
    ];
    for (const [event, ...args] of packets) {
      expect(await browser.raws(String(event), ...args)).toEqual({ ok: false, error: 'bad-request' });
    }
    browser.close();
  });

  it.each([
    ['create', 'numPlayers'],
    ['nope/join', 'playerName'],
    ['nope/leave', 'credentials'],
    ['nope/update', 'newName'],
  ])('is a bad request to the lobby: %s, %s', async (path, field) => {
    const right = { playerID: '0', playerName: 'Anna', credentials: 'x', newName: 'Anne' };
    const response = await fetch(`${served.url}/games/toy/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...right, [field]: thing }),
    });
    expect([response.status, await response.json()]).toEqual([400, { error: 'bad-request' }]);
  });
});
