import { once } from 'node:events';
import { connect } from 'node:net';

import { Server, type Socket } from 'socket.io';
import { io } from 'socket.io-client';

import { Metrics } from '../ops/metrics';
import { backlogOf, connectionsOf } from './connection';
import { Listener } from './listener';
import { watchSlowReaders } from './slow-readers';

const LIMIT = 200_000;
let listener: Listener;
let server: Server;
let metrics: Metrics;
let stop: () => void;
let port: number;

beforeEach(async () => {
  listener = new Listener(() => undefined);
  server = new Server(listener.http);
  metrics = new Metrics(Date.now);
  stop = watchSlowReaders(server, LIMIT, metrics);
  port = await listener.listen(0, '127.0.0.1');
});
afterEach(async () => {
  stop();
  metrics.close();
  await listener.closeWithin(0, () => server.close());
});

describe('a client that does not read', () => {
  it('is hung up on when too much waits for it, and others are not', async () => {
    const reader = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], reconnection: false });
    await once(server, 'connection');
    // A raw connection that speaks WebSocket, joins, and never reads again.
    const lazy = connect(port, '127.0.0.1');
    lazy.write(
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    await once(lazy, 'data');
    const joined = once(server, 'connection');
    // The frame "40", masked with zeros.
    lazy.write(Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x34, 0x30]));
    const [unread] = (await joined) as [Socket];
    lazy.pause();
    const gone = once(unread, 'disconnect');
    const chunk = 'x'.repeat(100_000);
    const writing = setInterval(() => {
      for (let i = 0; i < 10; i++) unread.emit('news', chunk);
    }, 50);
    expect(await gone).toEqual(['forced close', undefined]);
    clearInterval(writing);
    expect(reader.connected).toBe(true);
    expect(await metrics.expose()).toContain('game_closed_connections_total{reason="slow"} 1');
    reader.close();
    lazy.destroy();
  });

  it('counts what waits for the next poll', async () => {
    const url = `http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`;
    const opened = await (await fetch(url)).text();
    const { sid } = JSON.parse(opened.slice(1)) as { readonly sid: string };
    const joined = once(server, 'connection');
    await fetch(`${url}&sid=${sid}`, { method: 'POST', body: '40' });
    await joined;
    for (let i = 0; i < 5; i++) server.emit('news', 'x'.repeat(100_000));
    expect(connectionsOf(server).map((connection) => backlogOf(connection) >= 500_000)).toEqual([true]);
  });
});
