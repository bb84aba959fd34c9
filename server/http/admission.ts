import type { IncomingMessage, Server as HttpServer } from 'node:http';

import type { Server } from 'socket.io';

import type { ErrorCode } from '../../shared/protocol/rooms';
import { Counts } from '../lib/counts';
import { type ClientAddresses, limitKey, networksOf, plainAddress } from '../limits/address';
import { type Limiters, type Limits, priceOfFrame, shares } from '../limits/limits';
import type { Life } from '../ops/life';
import type { Metrics } from '../ops/metrics';
import { type Connection, countSent, hangUp, isOpen, isUseful, keyOf } from './connection';
import { countFrames, type Framed, onWebSocket } from './frames';
import type { Origins } from './origin';
import { inTurn, Turns } from './turns';

/** A request as engine.io hands it on, with its query. */
interface EngineRequest extends IncomingMessage {
  readonly _query: Readonly<Record<string, string>>;
}

/** The parts that admission works with. */
export interface AdmissionParts {
  readonly addresses: ClientAddresses;
  readonly origins: Origins;
  readonly limits: Pick<Limits, 'connections' | 'connectionsPerAddress' | 'silentMs'>;
  readonly limiters: Limiters;
  readonly life: Life;
  readonly metrics: Metrics;
}

/** A browser opens several connections for one table: for the page, its files, polls. */
const SOCKETS_PER_CLIENT = 2;

/** What a new connection costs, in units: as much CPU as some five commands. */
const HANDSHAKE = 5;

/**
 * Decides who may open a connection and how many there may be, and closes connections that flood the server or never ask
 * for anything.
 */
export class Admission {
  private total = 0;
  private webSockets = 0;
  private readonly perNetwork = new Counts();
  private readonly turns = new Turns(() => performance.now());

  constructor(private readonly parts: AdmissionParts) {}

  /** The `allowRequest` of socket.io: decides on a handshake, and refuses with one of our error codes. */
  readonly allowRequest = (request: IncomingMessage, answer: (code: string | null, allowed: boolean) => void): void => {
    const refusal = this.refusal(request);
    if (refusal !== null) this.parts.metrics.refused(refusal);
    answer(refusal, refusal === null);
  };

  /** Watches socket.io's connections, and requests that belong to none. */
  watch(io: Server): void {
    io.engine.use((request: EngineRequest, _: unknown, next: (refusal?: Error) => void) => {
      next(this.mayLook(request, (id) => isOpen(io, id)) ? undefined : new Error('too-fast'));
    });
    // Engine.io answers these by itself. An address whose units are spent owes nothing for more of them.
    io.engine.on('connection_error', ({ req }: { readonly req: IncomingMessage }) => {
      this.parts.limiters.perAddress.take(this.parts.addresses.of(req));
    });
    onWebSocket(io, (socket, request) => this.count(socket, this.parts.addresses.of(request)));
    io.engine.on('connection', (connection: Connection) => this.enter(connection));
  }

  /**
   * Bounds the open network connections of all kinds, also of those that never send a request. Trusted proxies are not
   * bounded.
   */
  watchHttp(http: HttpServer): void {
    const { addresses, limits } = this.parts;
    if (Number.isFinite(limits.connections)) http.maxConnections = limits.connections * SOCKETS_PER_CLIENT;
    const open = new Counts();
    http.on('connection', (socket) => {
      if (addresses.trusts(socket.remoteAddress)) return;
      const address = limitKey(plainAddress(socket.remoteAddress ?? ''));
      if (isFull(open, address, limits.connectionsPerAddress * SOCKETS_PER_CLIENT)) {
        socket.destroy();
        return;
      }
      for (const network of networksOf(address)) open.add(network);
      socket.once('close', () => networksOf(address).forEach((network) => open.remove(network)));
    });
  }

  /** Whether the request names a connection, which is then looked up; a handshake names none. */
  private mayLook(request: EngineRequest, known: (id: string) => boolean): boolean {
    const { addresses, limiters, metrics } = this.parts;
    const { sid } = request._query;
    if (sid === undefined || known(sid) || limiters.perAddress.allows(addresses.of(request))) return true;
    metrics.refused('too-fast');
    return false;
  }

  private refusal(request: IncomingMessage): ErrorCode | null {
    const { addresses, origins, limits, limiters, life } = this.parts;
    if (life.state === 'draining') return 'restarting';
    if (!origins.admit(request)) return 'forbidden-origin';
    const address = addresses.of(request);
    if (!limiters.perAddress.take(address, HANDSHAKE)) return 'too-fast';
    if (this.total >= limits.connections) return 'server-full';
    if (isFull(this.perNetwork, address, limits.connectionsPerAddress)) return 'too-many-connections';
    return null;
  }

  /** Counts the frames of a WebSocket, below engine.io and socket.io. */
  private count(socket: Framed, address: string): void {
    const { limiters, metrics } = this.parts;
    this.webSockets += 1;
    const key = `websocket ${this.webSockets}`;
    countFrames(socket, (bytes) => {
      const taken = this.takesFrame(key, address, bytes);
      if (!taken) metrics.closed('flooding');
      return taken;
    });
    socket.once('close', () => limiters.frames.forget(key));
  }

  private takesFrame(key: string, address: string, bytes: number): boolean {
    const { frames, framesPerAddress } = this.parts.limiters;
    const price = priceOfFrame(bytes);
    return frames.take(key, price) && framesPerAddress.take(address, price);
  }

  private enter(connection: Connection): void {
    const { addresses, limits, limiters, metrics } = this.parts;
    const address = addresses.of(connection.request);
    // socket.io reports this address as the client's, so set it to the one that the limits count.
    Object.assign(connection, { remoteAddress: address });
    this.total += 1;
    for (const network of networksOf(address)) this.perNetwork.add(network);
    countSent(connection);
    const key = keyOf(connection);
    const dismiss = (reason: 'flooding' | 'silent'): void => {
      metrics.closed(reason);
      hangUp(connection);
    };
    const silence = Number.isFinite(limits.silentMs)
      ? setTimeout(() => isUseful(connection) || dismiss('silent'), limits.silentMs)
      : undefined;
    silence?.unref();
    connection.on('packet', ({ data }: { readonly data?: string | Uint8Array }) => {
      // Over a WebSocket it was counted as a frame.
      if (connection.transport.name === 'websocket') return;
      if (!this.takesFrame(key, address, data?.length ?? 0)) dismiss('flooding');
    });
    inTurn(connection, address, this.turns);
    connection.on('close', () => {
      clearTimeout(silence);
      limiters.frames.forget(key);
      limiters.perSocket.forget(key);
      this.total -= 1;
      for (const network of networksOf(address)) this.perNetwork.remove(network);
    });
  }
}

/** Whether an address, or a wider network around it, has as many connections as it may have. */
function isFull(open: Counts, address: string, limit: number): boolean {
  return networksOf(address).some((network, i) => open.of(network) >= (shares(limit)[i] ?? limit));
}
