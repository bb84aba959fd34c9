import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** Requests of honest clients have fewer and smaller headers. */
const MAX_HEADERS = 64;
const MAX_HEADER_BYTES = 8 * 1024;

/** The answer to upgrades at other paths than that of the sockets. */
const NOT_UPGRADED = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** How long a client may take for each thing before its connection is closed. */
export interface Timeouts {
  /** To send the headers of a request. */
  readonly headersMs: number;
  /** To send a whole request. */
  readonly requestMs: number;
  /** To send the next request after an answer. Longer than proxies before us keep their connections. */
  readonly keepAliveMs: number;
  /** To send or read anything at all. Longer than a poll of socket.io stays open. */
  readonly idleMs: number;
  /** How often headers and requests are checked. */
  readonly checkMs: number;
}

const TIMEOUTS: Timeouts = {
  headersMs: 10_000,
  requestMs: 20_000,
  keepAliveMs: 75_000,
  idleMs: 120_000,
  checkMs: 2000,
};

/** An HTTP server with bounds for slow clients. */
export class Listener {
  readonly http: Server;
  private readonly open = new Set<Socket>();

  /** `sockets` is the one path that may be upgraded. */
  constructor(handle: RequestListener, sockets: string, timeouts: Timeouts = TIMEOUTS) {
    this.http = createServer(
      {
        headersTimeout: timeouts.headersMs,
        requestTimeout: timeouts.requestMs,
        keepAliveTimeout: timeouts.keepAliveMs,
        connectionsCheckingInterval: timeouts.checkMs,
        maxHeaderSize: MAX_HEADER_BYTES,
      },
      handle,
    );
    this.http.maxHeadersCount = MAX_HEADERS;
    this.http.setTimeout(timeouts.idleMs);
    this.http.on('connection', (socket) => {
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
    });
    // Node.js leaves an upgraded connection and its errors to us. Socket.io ignores upgrades at other paths, so we close those.
    this.http.on('upgrade', (request, socket) => {
      socket.on('error', () => socket.destroy());
      if (request.url?.startsWith(sockets) !== true) socket.end(NOT_UPGRADED, () => socket.destroy());
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

  /** Ends the server by `close`, and cuts the connections that are still open after `graceMs`. */
  async closeWithin(graceMs: number, close: () => Promise<void>): Promise<void> {
    const timer = setTimeout(() => {
      for (const socket of this.open) socket.destroy();
    }, graceMs);
    await close();
    clearTimeout(timer);
  }
}
