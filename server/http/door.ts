import type { IncomingMessage, Server as HttpServer } from 'node:http';

import type { Server } from 'socket.io';

import type { ErrorCode } from '../../shared/protocol/rooms';
import { Counts } from '../counts';
import type { Limiters, Limits } from '../limits';
import type { Life } from '../ops/life';
import type { Metrics } from '../ops/metrics';
import { type ClientAddresses, limitKey, plainAddress } from './address';
import { type Connection, hangUp } from './connection';
import type { Origins } from './origin';

/** What decides who may come in. */
export interface DoorParts {
  readonly addresses: ClientAddresses;
  readonly origins: Origins;
  readonly limits: Pick<Limits, 'connections' | 'connectionsPerAddress'>;
  readonly limiters: Limiters;
  readonly life: Life;
  readonly metrics: Metrics;
}

/** A browser opens several connections for one table: page, files, polls. */
const SOCKETS_PER_CLIENT = 2;

/** Lets clients in, as many as there is place for, and hangs up on those that flood. */
export class Door {
  private total = 0;
  private entered = 0;
  private readonly perAddress = new Counts();

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
      if (open.of(address) >= limits.connectionsPerAddress * SOCKETS_PER_CLIENT) {
        socket.destroy();
        return;
      }
      open.add(address);
      socket.once('close', () => open.remove(address));
    });
  }

  private refusal(request: IncomingMessage): ErrorCode | null {
    const { addresses, origins, limits, limiters, life } = this.parts;
    if (life.state === 'draining') return 'restarting';
    if (!origins.admit(request)) return 'forbidden-origin';
    const address = addresses.of(request);
    if (!limiters.perAddress.take(address)) return 'too-fast';
    if (this.total >= limits.connections) return 'server-full';
    if (this.perAddress.of(address) >= limits.connectionsPerAddress) return 'too-many-connections';
    return null;
  }

  private enter(connection: Connection): void {
    const { addresses, limiters, metrics } = this.parts;
    const address = addresses.of(connection.request);
    // From here on everybody who asks socket.io where a client is gets the address that counts for limits.
    Object.assign(connection, { remoteAddress: address });
    this.total += 1;
    this.perAddress.add(address);
    const key = String((this.entered += 1));
    connection.on('packet', () => {
      if (limiters.frames.take(key)) return;
      metrics.closed('flooding');
      hangUp(connection);
    });
    connection.on('close', () => {
      limiters.frames.forget(key);
      this.total -= 1;
      this.perAddress.remove(address);
    });
  }
}
