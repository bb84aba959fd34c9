import type { IncomingMessage, Server as HttpServer } from 'node:http';

import type { Server } from 'socket.io';

import type { ErrorCode } from '../../shared/protocol/rooms';
import { Counts } from '../counts';
import { type Limiters, type Limits, priceOfFrame, shares } from '../limits';
import type { Life } from '../ops/life';
import type { Metrics } from '../ops/metrics';
import { type ClientAddresses, limitKey, networksOf, plainAddress } from './address';
import { type Connection, countSent, hangUp, isUseful, keyOf } from './connection';
import type { Origins } from './origin';

/** What decides who may come in. */
export interface DoorParts {
  readonly addresses: ClientAddresses;
  readonly origins: Origins;
  readonly limits: Pick<Limits, 'connections' | 'connectionsPerAddress' | 'silentMs'>;
  readonly limiters: Limiters;
  readonly life: Life;
  readonly metrics: Metrics;
}

/** A browser opens several connections for one table: page, files, polls. */
const SOCKETS_PER_CLIENT = 2;

/** What a new connection costs, in units: as much CPU as some five commands. */
const HANDSHAKE = 5;

/** Lets clients in, as many as there is place for, and hangs up on those that flood, or ask for nothing. */
export class Door {
  private total = 0;
  private readonly perNetwork = new Counts();

  constructor(private readonly parts: DoorParts) {}

  /** The `allowRequest` of socket.io: decides on a handshake, and refuses with one of our error codes. */
  readonly allowRequest = (request: IncomingMessage, answer: (code: string | null, allowed: boolean) => void): void => {
    const refusal = this.refusal(request);
    if (refusal !== null) this.parts.metrics.refused(refusal);
    answer(refusal, refusal === null);
  };

  /** Watches over the clients of a server that were let in. */
  watch(io: Server): void {
    io.engine.on('connection', (connection: Connection) => this.enter(connection));
  }

  /**
   * Bounds how many connections of any kind are open, so that one that asks for nothing costs little. Proxies we trust
   * may open as many as they like.
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

  private enter(connection: Connection): void {
    const { addresses, limits, limiters, metrics } = this.parts;
    const address = addresses.of(connection.request);
    // From here on everybody who asks socket.io where a client is gets the address that counts for limits.
    Object.assign(connection, { remoteAddress: address });
    this.total += 1;
    for (const network of networksOf(address)) this.perNetwork.add(network);
    countSent(connection);
    const key = keyOf(connection);
    const dismiss = (reason: 'flooding' | 'silent'): void => {
      metrics.closed(reason);
      hangUp(connection);
    };
    const patience = Number.isFinite(limits.silentMs)
      ? setTimeout(() => isUseful(connection) || dismiss('silent'), limits.silentMs)
      : undefined;
    patience?.unref();
    connection.on('packet', ({ data }: { readonly data?: string | Uint8Array }) => {
      const price = priceOfFrame(data?.length ?? 0);
      if (!limiters.frames.take(key, price) || !limiters.framesPerAddress.take(address, price)) dismiss('flooding');
    });
    connection.on('close', () => {
      clearTimeout(patience);
      limiters.frames.forget(key);
      limiters.perSocket.forget(key);
      this.total -= 1;
      for (const network of networksOf(address)) this.perNetwork.remove(network);
    });
  }
}

/** Whether an address, or a wider network around it, has as many as it may have. */
function isFull(open: Counts, address: string, limit: number): boolean {
  return networksOf(address).some((network, i) => open.of(network) >= (shares(limit)[i] ?? limit));
}
