import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** No request of ours has more, or larger, headers. */
const MAX_HEADERS = 64;
const MAX_HEADER_BYTES = 8 * 1024;

/** What may be upgraded, and the answer to everything else that wants to be. */
const SOCKETS = '/socket.io/';
const NOT_UPGRADED = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** How long a client may take for one thing before it is hung up on. */
export interface Patience {
  /** To say what it wants, headers and all. */
  readonly headersMs: number;
  /** To send a whole request. */
  readonly requestMs: number;
  /** To ask for something else after an answer. Longer than the proxies before us keep their connections. */
  readonly keepAliveMs: number;
  /** In which nothing at all moves; longer than a poll of socket.io stays open. */
  readonly idleMs: number;
  /** How often the first two are looked at. */
  readonly checkMs: number;
}

export const PATIENCE: Patience = {
  headersMs: 10_000,
  requestMs: 20_000,
  keepAliveMs: 75_000,
  idleMs: 120_000,
  checkMs: 2000,
};

/** An HTTP server that nobody can keep busy by being slow. */
export class Listener {
  readonly http: Server;
  private readonly open = new Set<Socket>();

  constructor(handle: RequestListener, patience: Patience = PATIENCE) {
    this.http = createServer(
      {
        headersTimeout: patience.headersMs,
        requestTimeout: patience.requestMs,
        keepAliveTimeout: patience.keepAliveMs,
        connectionsCheckingInterval: patience.checkMs,
        maxHeaderSize: MAX_HEADER_BYTES,
      },
      handle,
    );
    this.http.maxHeadersCount = MAX_HEADERS;
    this.http.setTimeout(patience.idleMs);
    this.http.on('connection', (socket) => {
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
    });
    // Node.js leaves an upgraded connection and its errors to us. Socket.io ignores upgrades at other paths, so we close those.
    this.http.on('upgrade', (request, socket) => {
      socket.on('error', () => socket.destroy());
      if (request.url?.startsWith(SOCKETS) !== true) socket.end(NOT_UPGRADED, () => socket.destroy());
    });
  }

  /** Starts to listen, at all addresses when no host is given. Resolves to the port; rejects when it cannot. */
  listen(port: number, host?: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.http.once('error', reject);
      this.http.listen({ port, host }, () => {
        this.http.off('error', reject);
        resolve((this.http.address() as AddressInfo).port);
      });
    });
  }

  /** Lets `close` end the server, and hangs up on whoever is still there after so long. */
  async closeWithin(graceMs: number, close: () => Promise<void>): Promise<void> {
    const timer = setTimeout(() => {
      for (const socket of this.open) socket.destroy();
    }, graceMs);
    await close();
    clearTimeout(timer);
  }
}
