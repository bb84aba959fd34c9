import { type EventEmitter, once } from 'node:events';
import { connect, type Socket as Tcp } from 'node:net';

import { Server, type Socket } from 'socket.io';
import { io } from 'socket.io-client';

import { ClientAddresses } from '../limits/address';
import { LIMITS } from '../limits/limits';
import { Metrics } from '../ops/metrics';
import { Listener } from './listener';
import { Unsent, type UnsentLimits } from './unsent';

const MB = 2 ** 20;
const NONE: UnsentLimits = { unsentPerConnection: Infinity, unsentPerAddress: Infinity, unsent: Infinity };
/** Far more than two kernels hold of one connection. */
const PAGE = Buffer.alloc(64 * MB, 'x');

let listener: Listener;
let server: Server;
let metrics: Metrics;
let unsent: Unsent;
let port: number;
const clients: Tcp[] = [];

/** Starts a server that answers `/<n>` with n MB, with the timer of looking left off. */
async function start(limits: Partial<UnsentLimits>): Promise<void> {
  listener = new Listener((asked, response) => {
    if (asked.url === '/never') return;
    response.end(PAGE.subarray(0, Number(asked.url?.slice(1)) * MB));
  }, '/socket.io/');
  server = new Server(listener.http);
  metrics = new Metrics(Date.now);
  const addresses = new ClientAddresses(['127.0.0.1']);
  unsent = new Unsent({ addresses, limits: { ...NONE, ...limits }, metrics });
  unsent.watch(listener.http, server);
  port = await listener.listen(0, '127.0.0.1');
}

afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  metrics.close();
  await listener.closeWithin(0, () => server.close());
});

/** Lets everything else happen until something is so, or the test is over. */
async function until(look: () => boolean): Promise<void> {
  while (!look() && listener.http.listening) await new Promise((resolve) => setImmediate(resolve));
}

/** A connection that reads nothing; its first bytes are sent. */
async function lazy(words: string): Promise<Tcp> {
  const client = connect(port, '127.0.0.1');
  client.on('error', () => undefined);
  client.pause();
  clients.push(client);
  await once(client, 'connect');
  client.write(words);
  return client;
}

const asking = (mb: number | string, address = '192.0.2.1'): string =>
  `GET /${mb} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n\r\n`;

/** A connection that asks for so many MB, of which some wait in the process, and reads nothing. */
async function unread(mb: number, address?: string): Promise<Tcp> {
  const before = unsent.bytes;
  const client = await lazy(asking(mb, address));
  await until(() => unsent.bytes > before + (mb * MB) / 2);
  return client;
}

const MASKED_40 = Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x34, 0x30]);

/** A raw connection that speaks WebSocket, joins, and never reads again. */
async function unreadSocket(): Promise<{ readonly client: Tcp; readonly socket: Socket }> {
  const client = await lazy(
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  client.resume();
  await once(client, 'data');
  const joined = once(server, 'connection');
  client.write(MASKED_40);
  const [socket] = (await joined) as [Socket];
  client.pause();
  return { client, socket };
}

/** The WebSocket below a socket. */
function transportOf(socket: Socket | undefined): EventEmitter {
  return (socket?.conn.transport as unknown as { readonly socket: EventEmitter }).socket;
}

const slow = async (): Promise<string> =>
  /game_closed_connections_total\{reason="slow"\} (\d+)/.exec(await metrics.expose())?.[1] ?? '0';

/** How many connections the server has. */
const open = (): Promise<number> =>
  new Promise((resolve, reject) =>
    listener.http.getConnections((err, count) => (err === null ? resolve(count) : reject(err))),
  );

describe('whoever reads nothing', () => {
  it('of an HTTP answer is hung up on', async () => {
    await start({ unsentPerConnection: MB });
    const client = await unread(16);
    const gone = once(client, 'close');
    unsent.look();
    expect(unsent.bytes).toBeGreaterThan(8 * MB);
    unsent.look();
    expect(unsent.bytes).toBe(0);
    client.resume();
    await gone;
    expect(await slow()).toBe('1');
  });

  it('on a WebSocket is hung up on though the kernel has taken it all, and others are not (bug: 4 MB stayed there)', async () => {
    await start({ unsentPerConnection: 64 * 1024 });
    const reader = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], reconnection: false });
    await once(server, 'connection');
    const heard = new Promise((resolve) => reader.once('news', resolve));
    const { socket } = await unreadSocket();
    const gone = once(socket, 'disconnect');
    server.emit('news', 'x'.repeat(200_000));
    await until(() => unsent.bytes === 0);
    await heard;
    // A reading client answers the first ping before it counts.
    unsent.look();
    const pong = once(transportOf([...server.sockets.sockets.values()].find((one) => one !== socket)), 'pong');
    await pong;
    for (let looks = 0; looks < 7; looks++) unsent.look();
    await gone;
    expect(reader.connected).toBe(true);
    reader.close();
    expect(await slow()).toBe('1');
  });

  it('on a WebSocket is hung up on, and others are not', async () => {
    await start({ unsentPerConnection: MB });
    const reader = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], reconnection: false });
    await once(server, 'connection');
    const { socket } = await unreadSocket();
    const gone = once(socket, 'disconnect');
    for (let i = 0; i < 16; i++) socket.emit('news', 'x'.repeat(MB));
    await until(() => unsent.bytes > 8 * MB);
    unsent.look();
    unsent.look();
    expect(await gone).toEqual(['forced close', undefined]);
    expect([reader.connected, unsent.bytes, await slow()]).toEqual([true, 0, '1']);
    reader.close();
  });

  it('and does not poll is hung up on', async () => {
    await start({ unsentPerConnection: MB });
    const url = `http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`;
    const { sid } = JSON.parse((await (await fetch(url)).text()).slice(1)) as { readonly sid: string };
    const joined = once(server, 'connection');
    await fetch(`${url}&sid=${sid}`, { method: 'POST', body: '40' });
    const [socket] = (await joined) as [Socket];
    const gone = once(socket, 'disconnect');
    for (let i = 0; i < 16; i++) server.emit('news', 'x'.repeat(100_000));
    expect(unsent.bytes).toBeGreaterThan(1_600_000);
    unsent.look();
    unsent.look();
    expect(await gone).toEqual(['forced close', undefined]);
    await until(() => unsent.bytes === 0);
  });

  it('is hung up on after sixty looks however little waits', async () => {
    await start({ unsentPerConnection: 64 * MB });
    const client = await unread(16);
    for (let i = 0; i < 60; i++) unsent.look();
    expect(unsent.bytes).toBeGreaterThan(0);
    unsent.look();
    expect(unsent.bytes).toBe(0);
    const gone = once(client, 'close');
    client.resume();
    await gone;
  });

  it('and asks for more all the same is hung up on at once', async () => {
    await start({ unsentPerConnection: MB });
    const client = await unread(16);
    client.write(asking(1));
    await until(() => unsent.bytes === 0);
    const { client: other, socket } = await unreadSocket();
    const gone = once(socket, 'disconnect');
    for (let i = 0; i < 16; i++) socket.emit('news', 'x'.repeat(MB));
    await until(() => unsent.bytes > 8 * MB);
    other.write(MASKED_40);
    expect(await gone).toEqual(['forced close', undefined]);
    expect(await slow()).toBe('2');
  });
});

describe('whoever reads slowly', () => {
  it('keeps its connection as long as less and less waits', async () => {
    await start({ unsentPerConnection: MB });
    const client = await unread(16);
    unsent.look();
    while (unsent.bytes > 0) {
      const before = unsent.bytes;
      // Reads until a little more has left the process, and nothing more.
      await until(() => {
        client.read();
        return unsent.bytes <= Math.max(0, before - MB / 32);
      });
      unsent.look();
    }
    expect([await open(), await slow()]).toEqual([1, '0']);
  });

  it('a whole view of 100 KB keeps its connection under the limits of a real server', async () => {
    await start(LIMITS);
    const { socket } = await unreadSocket();
    socket.emit('view', 'x'.repeat(100_000));
    for (let i = 0; i < 55; i++) unsent.look();
    expect(unsent.bytes).toBeGreaterThan(100_000);
    expect([await open(), await slow()]).toEqual([1, '0']);
  });
});

describe('what waits for one address', () => {
  it('is bounded: most goes first, and other addresses do not suffer', async () => {
    await start({ unsentPerAddress: 40 * MB });
    await unread(60);
    await unread(16);
    await unread(30, '192.0.2.2');
    unsent.look();
    expect(await slow()).toBe('1');
    expect(unsent.bytes).toBeGreaterThan(23 * MB);
    expect(unsent.bytes).toBeLessThanOrEqual(46 * MB);
  });
});

describe('what waits in the process', () => {
  it('is bounded over all addresses', async () => {
    await start({ unsent: 40 * MB });
    await unread(60, '192.0.2.1');
    await unread(16, '192.0.2.2');
    unsent.look();
    expect(await slow()).toBe('1');
    expect(unsent.bytes).toBeGreaterThan(8 * MB);
    expect(unsent.bytes).toBeLessThanOrEqual(16 * MB);
  });
});

describe('requests on one connection that are not answered yet', () => {
  it('are no more than a few', async () => {
    await start({});
    const client = await lazy(asking('never').repeat(8));
    let seen = 0;
    listener.http.on('request', () => (seen += 1));
    await until(() => seen === 8);
    expect(await open()).toBe(1);
    client.write(asking('never'));
    client.resume();
    await once(client, 'close');
    expect(await metrics.expose()).toContain('game_closed_connections_total{reason="flooding"} 1');
  });
});
