import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect, type Socket as Tcp } from 'node:net';

import { io } from 'socket.io-client';
import { WebSocket } from 'ws';

import { games } from '../../shared/games/registry';
import { Browser } from '../testing/browser';
import { heard } from '../testing/heard';
import { NO_LIMITS, serve, type Served } from '../testing/serve';

let served: Served;
afterEach(() => served.app.close());

const port = (): number => Number(new URL(served.url).port);

/** What came back of a raw handshake: 101 when a WebSocket was opened, else status and body. */
interface Answer {
  readonly status: number;
  readonly body: string;
}

/** A WebSocket handshake as a browser would send it, with any headers. */
function upgrade(headers: Record<string, string>, query = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const handshake = httpRequest(`${served.url}/socket.io/?EIO=4&transport=websocket${query}`, {
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
      },
    });
    handshake.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode ?? 0, body: '' });
    });
    handshake.on('response', (response) => {
      let body = '';
      response.on('data', (chunk) => (body += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    handshake.on('error', reject);
    handshake.end();
  });
}

/** The handshake of long polling. */
async function poll(headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest(`${served.url}/socket.io/?EIO=4&transport=polling`, { headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

const refusal = (code: string): string => JSON.stringify({ code: 4, message: code });

describe('a handshake', () => {
  it('from a page of another site is refused', async () => {
    served = await serve();
    const evil = { Origin: 'https://evil.example.org' };
    expect(await upgrade(evil)).toEqual({ status: 400, body: 'forbidden-origin' });
    expect(await poll(evil)).toEqual({ status: 403, body: refusal('forbidden-origin') });
    expect((await upgrade({ Origin: 'null' })).status).toBe(400);
  });

  it('from a page of our own, or from no page, is accepted', async () => {
    served = await serve();
    expect((await upgrade({ Origin: served.url })).status).toBe(101);
    expect((await upgrade({ Origin: 'https://play.example.org', Host: 'play.example.org' })).status).toBe(101);
    expect((await upgrade({})).status).toBe(101);
    expect((await poll({ Origin: served.url })).status).toBe(200);
    expect((await poll({})).status).toBe(200);
  });

  it('from an origin that is allowed is accepted', async () => {
    served = await serve({ allowedOrigins: ['https://play.example.org'] });
    expect((await upgrade({ Origin: 'https://play.example.org' })).status).toBe(101);
    expect((await poll({ Origin: 'https://play.example.org' })).status).toBe(200);
    expect((await upgrade({ Origin: 'https://evil.example.org' })).status).toBe(400);
  });

  it('counts as five requests of its address', async () => {
    served = await serve({ limits: { ...NO_LIMITS, perAddress: { burst: 10, perSecond: 0 } } });
    expect((await poll({})).status).toBe(200);
    expect((await poll({})).status).toBe(200);
    expect(await poll({})).toEqual({ status: 403, body: refusal('too-fast') });
  });
});

describe('a request of no connection', () => {
  const UNITS = 20;
  /** What comes back of a request to the sockets, with a query and a method. */
  const ask = (query: string, method = 'GET'): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = httpRequest(`${served.url}/socket.io/?EIO=4&${query}`, { method }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += String(chunk)));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      });
      asked.on('error', reject);
      asked.end();
    });
  const upgradeOf = (sid: string): Promise<Answer> => upgrade({}, `&sid=${sid}`);
  /** As many units as the address has left, by handshakes of five. */
  const handshakesLeft = async (): Promise<number> => {
    for (let n = 0; ; n++) if ((await poll({})).status !== 200) return n;
  };

  it.each([
    ['a poll with a made-up id', () => ask('transport=polling&sid=made-up')],
    ['a packet with a made-up id', () => ask('transport=polling&sid=made-up', 'POST')],
    ['an upgrade with a made-up id', () => upgradeOf('made-up')],
    ['an unknown transport', () => ask('transport=pigeon')],
    ['a handshake that is none', () => ask('transport=polling', 'POST')],
    ['a handshake from another site', () => poll({ Origin: 'https://evil.example.org' })],
  ])('counts against its address: %s', async (_, request) => {
    served = await serve({ limits: { ...NO_LIMITS, perAddress: { burst: UNITS, perSecond: 0 } } });
    for (let i = 0; i < UNITS - 5; i++) expect((await request()).status).toBeGreaterThanOrEqual(400);
    expect(await handshakesLeft()).toBe(1);
  });

  it('counts also when its id is one that is used otherwise', async () => {
    served = await serve({ limits: { ...NO_LIMITS, perAddress: { burst: UNITS, perSecond: 0 } } });
    const { sid } = JSON.parse((await poll({})).body.slice(1)) as { readonly sid: string };
    for (let i = 0; i < UNITS - 5 - 5; i++) expect((await ask(`transport=websocket&sid=${sid}`)).status).toBe(400);
    expect(await handshakesLeft()).toBe(1);
  });

  it('is not looked at once the address has sent too much, and hinders no connection that is open', async () => {
    served = await serve({ limits: { ...NO_LIMITS, perAddress: { burst: UNITS, perSecond: 0 } } });
    const { sid } = JSON.parse((await poll({})).body.slice(1)) as { readonly sid: string };
    const unknown = JSON.stringify({ code: 1, message: 'Session ID unknown' });
    const refused = JSON.stringify({ code: 3, message: 'Bad request' });
    const answers: string[] = [];
    for (let i = 0; i < UNITS; i++) answers.push((await ask('transport=polling&sid=made-up')).body);
    expect([answers.slice(0, UNITS - 5), answers.slice(UNITS - 5)]).toEqual([
      Array(UNITS - 5).fill(unknown),
      Array(5).fill(refused),
    ]);
    expect(await served.app.metrics.expose()).toContain('game_refused_total{code="too-fast"} 5');
    expect((await ask(`transport=polling&sid=${sid}`)).status).toBe(200);
  });
});

describe('the number of connections', () => {
  it('is bounded in all, and a place that is left can be taken', async () => {
    served = await serve({ limits: { ...NO_LIMITS, connections: 2, connectionsPerAddress: 2 } });
    const first = new Browser(served.url);
    const second = new Browser(served.url);
    await Promise.all([first.settled(), second.settled()]);
    expect(await upgrade({})).toEqual({ status: 400, body: 'server-full' });
    first.close();
    // The place is free as soon as the server has seen the other go.
    while ((await upgrade({})).status !== 101);
    second.close();
  });

  it('is bounded per address, and every address behind a trusted proxy is one of its own', async () => {
    served = await serve({ limits: { ...NO_LIMITS, connectionsPerAddress: 1 }, trustedProxies: ['127.0.0.1'] });
    const poll1 = await poll({ 'X-Forwarded-For': '192.0.2.1' });
    expect(poll1.status).toBe(200);
    expect(await poll({ 'X-Forwarded-For': '192.0.2.1' })).toEqual({
      status: 403,
      body: refusal('too-many-connections'),
    });
    expect((await poll({ 'X-Forwarded-For': '192.0.2.2' })).status).toBe(200);
    expect((await poll({ 'X-Forwarded-For': '198.51.100.1, 192.0.2.2' })).status).toBe(403);
    expect((await poll({ 'X-Forwarded-For': '2001:db8::1' })).status).toBe(200);
    expect((await poll({ 'X-Forwarded-For': '2001:db8::2' })).status).toBe(403);
  });

  it('is bounded for the /48 around an address, too', async () => {
    served = await serve({ limits: { ...NO_LIMITS, connectionsPerAddress: 1 }, trustedProxies: ['127.0.0.1'] });
    const from = async (i: number): Promise<number> =>
      (await poll({ 'X-Forwarded-For': `2001:db8:1:${(i * 256).toString(16)}::1` })).status;
    for (let i = 0; i < 8; i++) expect(await from(i)).toBe(200);
    expect(await from(8)).toBe(403);
    expect((await poll({ 'X-Forwarded-For': '2001:db8:2::1' })).status).toBe(200);
  });

  it('is not taken from a stranger who is no trusted proxy', async () => {
    served = await serve({ limits: { ...NO_LIMITS, connectionsPerAddress: 1 } });
    expect((await poll({ 'X-Forwarded-For': '192.0.2.1' })).status).toBe(200);
    expect((await poll({ 'X-Forwarded-For': '192.0.2.2' })).status).toBe(403);
  });

  it('is bounded for connections that never ask for anything, too', async () => {
    served = await serve({ limits: { ...NO_LIMITS, connectionsPerAddress: 2 } });
    const idle: Tcp[] = [];
    for (let i = 0; i < 4; i++) {
      const socket = connect(port(), '127.0.0.1');
      await once(socket, 'connect');
      idle.push(socket);
    }
    const fifth = connect(port(), '127.0.0.1');
    await once(fifth, 'close');
    expect(idle.every(({ destroyed }) => !destroyed)).toBe(true);
    for (const socket of idle) socket.destroy();
  });
});

describe('limits behind a trusted proxy', () => {
  it('count per client, over HTTP and over sockets', async () => {
    served = await serve({
      // Five for the handshake, one each for a command and a request.
      limits: { ...NO_LIMITS, perAddress: { burst: 7, perSecond: 0 } },
      trustedProxies: ['127.0.0.1'],
    });
    const get = async (client: string): Promise<number> =>
      (await fetch(`${served.url}/healthz`, { headers: { 'X-Forwarded-For': client } })).status;
    const extraHeaders = { 'X-Forwarded-For': '192.0.2.1' };
    const socket = io(`${served.url}/rooms`, { transports: ['websocket'], reconnection: false, extraHeaders });
    expect(await socket.emitWithAck('leave', {})).toEqual({ ok: false, error: 'not-seated' });
    expect([await get('192.0.2.1'), await get('192.0.2.1')]).toEqual([200, 429]);
    expect(await socket.emitWithAck('leave', {})).toEqual({ ok: false, error: 'too-fast' });
    expect(await get('192.0.2.2')).toBe(200);
    socket.close();
  });
});

describe('a connection that floods', () => {
  it('is closed, whatever its frames are', async () => {
    served = await serve({ limits: { ...NO_LIMITS, frames: { burst: 50, perSecond: 0 } } });
    const flooder = new Browser(served.url);
    const other = new Browser(served.url);
    await flooder.settled();
    const gone = heard(flooder.socket, 'disconnect');
    for (let i = 0; i < 60; i++) flooder.socket.io.engine.write('0/nowhere,');
    await gone;
    expect(await other.raws('leave', {})).toEqual({ ok: false, error: 'not-seated' });
    expect(await served.app.metrics.expose()).toContain('game_closed_connections_total{reason="flooding"} 1');
    other.close();
  });

  it('is closed sooner when its frames are large', async () => {
    served = await serve({ limits: { ...NO_LIMITS, frames: { burst: 50, perSecond: 0 } } });
    const flooder = new Browser(served.url);
    await flooder.settled();
    const gone = heard(flooder.socket, 'disconnect');
    for (let i = 0; i < 10; i++) flooder.socket.io.engine.write(`2/rooms,["x","${'x'.repeat(7000)}"]`);
    await gone;
    expect(await served.app.metrics.expose()).toContain('game_closed_connections_total{reason="flooding"} 1');
  });

  it('is closed when its address has sent too much over other connections', async () => {
    served = await serve({ limits: { ...NO_LIMITS, framesPerAddress: { burst: 50, perSecond: 0 } } });
    const flooders = Array.from({ length: 4 }, () => new Browser(served.url));
    await Promise.all(flooders.map((one) => one.settled()));
    const gone = Promise.all(flooders.map(({ socket }) => heard(socket, 'disconnect')));
    for (let i = 0; i < 20; i++) for (const { socket } of flooders) socket.io.engine.write('0/nowhere,');
    await gone;
    expect(flooders.map(({ socket }) => socket.connected)).toEqual([false, false, false, false]);
  });
});

/** A WebSocket of a client of its own making: as the transport from the start, or beside polling, or instead of it. */
async function webSocket(as: 'transport' | 'probe' | 'upgrade'): Promise<WebSocket> {
  const address = `${served.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const sid = as === 'transport' ? '' : /"sid":"([^"]+)"/.exec((await poll({})).body)?.[1];
  const socket = new WebSocket(sid === '' ? address : `${address}&sid=${sid}`);
  socket.on('error', () => undefined);
  await once(socket, 'open');
  if (as !== 'upgrade') return socket;
  const probed = once(socket, 'message');
  socket.send('2probe');
  await probed;
  socket.send('5');
  return socket;
}

describe('a web socket that floods', () => {
  const kinds = {
    pings: (socket: WebSocket) => socket.ping(),
    pongs: (socket: WebSocket) => socket.pong(),
    'empty messages': (socket: WebSocket) => socket.send(''),
    'empty binary messages': (socket: WebSocket) => socket.send(Buffer.alloc(0)),
    probes: (socket: WebSocket) => socket.send('2probe'),
  };
  const all = (['transport', 'probe', 'upgrade'] as const).flatMap((as) =>
    (Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => [kind, as] as const),
  );

  it.each(all)('is closed, also by %s, as %s', async (kind, as) => {
    served = await serve({ limits: { ...NO_LIMITS, frames: { burst: 50, perSecond: 0 } } });
    const socket = await webSocket(as);
    const gone = once(socket, 'close');
    for (let i = 0; i < 60; i++) kinds[kind](socket);
    await gone;
    expect(await served.app.metrics.expose()).toContain('game_closed_connections_total{reason="flooding"} 1');
  });

  it('with pings is told of once and answered no more', async () => {
    served = await serve({ limits: { ...NO_LIMITS, frames: { burst: 50, perSecond: 0 } } });
    const socket = await webSocket('transport');
    let answers = 0;
    socket.on('pong', () => (answers += 1));
    const gone = once(socket, 'close');
    for (let i = 0; i < 500; i++) socket.ping();
    await gone;
    expect(answers).toBeLessThanOrEqual(50);
    expect(await served.app.metrics.expose()).toContain('game_closed_connections_total{reason="flooding"} 1');
  });

  it('is closed when its address has sent too many pings over other connections', async () => {
    served = await serve({ limits: { ...NO_LIMITS, framesPerAddress: { burst: 50, perSecond: 0 } } });
    const sockets = await Promise.all([webSocket('transport'), webSocket('probe'), webSocket('upgrade')]);
    const gone = Promise.all(sockets.map((socket) => once(socket, 'close')));
    for (let i = 0; i < 60; i++) for (const socket of sockets) socket.ping();
    await gone;
    expect(await served.app.metrics.expose()).toContain('game_closed_connections_total{reason="flooding"} 3');
  });

  it('is closed when a message comes in too many frames', async () => {
    served = await serve({ limits: NO_LIMITS });
    const socket = await webSocket('transport');
    const gone = once(socket, 'close');
    for (let i = 0; i < 20; i++) socket.send('', { fin: false });
    expect((await gone)[0]).toBe(1008);
  });

  it('has its pings answered while they are few', async () => {
    served = await serve({ limits: NO_LIMITS });
    const socket = await webSocket('upgrade');
    const answer = once(socket, 'pong');
    socket.ping('there?');
    expect(String((await answer)[0])).toBe('there?');
    socket.terminate();
  });
});

/** Nothing compressed, whose size is hard to tell. */
const PLAIN = { 'Accept-Encoding': 'identity' };

describe('a download', () => {
  it('is paid by its size', async () => {
    served = await serve({ limits: { ...NO_LIMITS, perAddress: { burst: 10, perSecond: 0 } }, games });
    const game = games[0]?.meta.name ?? '';
    const sizes: number[] = [];
    for (;;) {
      const answer = await fetch(`${served.url}/api/games/${game}/messages/en`, { headers: PLAIN });
      const size = (await answer.arrayBuffer()).byteLength;
      if (answer.status === 429) break;
      sizes.push(size);
    }
    // Each 16 KB count as much as a request, and one more may be let through before the last was counted.
    const price = 1 + Math.floor((sizes[0] ?? 0) / 16_384);
    expect(price).toBeGreaterThan(2);
    expect(sizes.length).toBeLessThanOrEqual(Math.ceil(10 / price) + 1);
  });
});
