import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { Listener } from './listener';

const soon = { headersMs: 100, requestMs: 150, keepAliveMs: 100, idleMs: 300, checkMs: 20 };
let listener: Listener;
let port: number;

beforeEach(async () => {
  listener = new Listener(
    (asked, response) => {
      if (asked.url === '/hang') return;
      asked.resume();
      asked.on('end', () => response.end('done'));
    },
    '/socket.io/',
    soon,
  );
  port = await listener.listen(0, '127.0.0.1');
});
afterEach(() => listener.closeWithin(0, () => new Promise((resolve) => listener.http.close(() => resolve()))));

/** Opens a connection, says something and resolves to all that came back before the server hung up. */
async function hungUpOn(words: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.write(words);
  await once(socket, 'close');
  return answer;
}

describe('a client that is slow', () => {
  it('to send its headers is hung up on', async () => {
    expect(await hungUpOn('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toContain('408 Request Timeout');
  });

  it('to send its body is hung up on', async () => {
    const words = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nx';
    expect(await hungUpOn(words)).toContain('408 Request Timeout');
  });

  it('to say anything at all is hung up on', async () => {
    const socket: Socket = connect(port, '127.0.0.1');
    socket.resume();
    await once(socket, 'close');
    expect(socket.destroyed).toBe(true);
  });

  it('to ask again after an answer is hung up on', async () => {
    expect(await hungUpOn('GET / HTTP/1.1\r\nHost: x\r\n\r\n')).toContain('done');
  });

  it('to move while nothing is answered is hung up on', async () => {
    expect(await hungUpOn('GET /hang HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('');
  });
});

describe('headers', () => {
  it('that are too large are refused', async () => {
    expect(await hungUpOn(`GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'x'.repeat(9000)}\r\n\r\n`)).toContain('431');
  });

  it('beyond a number are not looked at', async () => {
    const seen: number[] = [];
    listener.http.prependListener('request', ({ headers }) => seen.push(Object.keys(headers).length));
    const headers = Array.from({ length: 200 }, (_, i) => `X-${i}: 1\r\n`).join('');
    expect(await hungUpOn(`GET / HTTP/1.1\r\nHost: x\r\n${headers}\r\n`)).toContain('done');
    expect(seen).toEqual([64]);
  });
});

describe('closing', () => {
  it('does not wait for clients that will not go', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /hang HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(listener.http, 'request');
    const closed = once(socket, 'close');
    await listener.closeWithin(10, () => new Promise((resolve) => listener.http.close(() => resolve())));
    await closed;
    expect(socket.destroyed).toBe(true);
  });

  it('fails to listen where somebody else does', async () => {
    const other = new Listener(() => undefined, '/socket.io/');
    await expect(other.listen(port, '127.0.0.1')).rejects.toThrow('EADDRINUSE');
  });
});
