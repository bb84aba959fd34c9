import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { Socket as Tcp } from 'node:net';

import type { Server } from 'socket.io';

import type { ClientAddresses } from '../limits/address';
import type { Limits } from '../limits/limits';
import type { Metrics } from '../ops/metrics';
import { type Connection, connectionsOf, hangUp, queuedIn, receiptsOf, takenFrom, tcpOf, unsentIn } from './connection';

/** How many unsent bytes may wait: for one connection, for all of one address, and in the whole process. */
export type UnsentLimits = Pick<Limits, 'unsentPerConnection' | 'unsentPerAddress' | 'unsent'>;

/** The parts that the watch over unsent bytes works with. */
export interface UnsentParts {
  readonly addresses: ClientAddresses;
  readonly limits: UnsentLimits;
  readonly metrics: Pick<Metrics, 'closed'>;
}

const EVERY_MS = 1000;
/** A client that has taken nothing for so many looks in a row, though bytes wait for it, is disconnected. */
const STILL_LOOKS = 60;
/** Between two looks, what waits beyond the limit of a connection must shrink by at least this part of the limit. */
const LEAST_SHARE = 1 / 32;
/** How many requests of one connection may wait for answers. Browsers and proxies send them one after the other. */
const MAX_UNANSWERED = 8;

/** The HTTP side of a network connection. */
interface Line {
  /** The address of the last request's sender: a proxy uses a connection for one client after another. */
  address: string;
  readonly unanswered: Set<ServerResponse>;
}

/** The bytes that wait for a client on a network connection, or for a long poll of socket.io. */
interface Queue {
  readonly way: Tcp | Connection;
  readonly address: string;
  readonly bytes: number;
  /** Changes whenever bytes have been taken. */
  readonly mark: unknown;
  close(): void;
}

/** A queue at the last look. */
interface QueueLook {
  readonly bytes: number;
  readonly mark: unknown;
  /** For how many looks nothing had been taken. */
  readonly still: number;
}

/**
 * Bounds the bytes that wait in this process for clients that read too slowly or not at all, over HTTP, WebSockets and
 * long polling alike. Clients that are disconnected may come back and get the present state. Bytes that the kernel holds for
 * a WebSocket count as well, once its client should have read them ({@link Receipts}); for other connections they are unknown.
 */
export class Unsent {
  private readonly lines = new Map<Tcp, Line>();
  private readonly seen = new WeakMap<Queue['way'], QueueLook>();
  private connections: () => readonly Connection[] = () => [];

  constructor(private readonly parts: UnsentParts) {}

  /** Watches a server and the sockets on it; to be called when socket.io is attached, which takes its requests away. */
  watch(http: HttpServer, io: Server): void {
    this.connections = () => connectionsOf(io);
    http.on('connection', (tcp) => {
      this.lines.set(tcp, { address: '', unanswered: new Set() });
      tcp.once('close', () => this.lines.delete(tcp));
    });
    http.prependListener('request', (request, response) => this.note(request, response));
    io.engine.on('connection', (connection: Connection) => {
      connection.on('packet', ({ type }: { readonly type: string }) => {
        if (type === 'message') this.closeIfOver(this.queueOf(connection));
      });
    });
  }

  /** Looks every second. Returns how to stop. */
  keepLooking(): () => void {
    const timer = setInterval(() => this.look(), EVERY_MS);
    timer.unref();
    return () => clearInterval(timer);
  }

  /** How many bytes wait in all. */
  get bytes(): number {
    return sum(this.queues());
  }

  /**
   * Looks at all queues. Disconnects clients that are over the limit of a connection and do not read fast enough, or have read
   * nothing for long. Where an address, or the whole process, is over its limit, it goes on with clients that have read
   * nothing since the last look, the largest queue first, and then with the others, until the rest fits.
   */
  look(): void {
    for (const connection of this.connections()) receiptsOf(connection)?.look();
    const left: (Queue & { readonly still: boolean })[] = [];
    for (const queue of this.queues()) {
      const before = this.seen.get(queue.way);
      const still = queue.bytes > 0 && before !== undefined && before.mark === queue.mark ? before.still + 1 : 0;
      this.seen.set(queue.way, { bytes: queue.bytes, mark: queue.mark, still });
      if (still >= STILL_LOOKS || this.staysOver(queue, before)) this.close(queue);
      else if (queue.bytes > 0) left.push({ ...queue, still: still > 0 });
    }
    left.sort((a, b) => Number(b.still) - Number(a.still) || b.bytes - a.bytes);
    const { unsentPerAddress, unsent } = this.parts.limits;
    let inAll = sum(left);
    const ofAddress = new Map<string, number>();
    for (const { address, bytes } of left) ofAddress.set(address, (ofAddress.get(address) ?? 0) + bytes);
    for (const queue of left) {
      const ofThis = ofAddress.get(queue.address) ?? 0;
      if (ofThis <= unsentPerAddress && inAll <= unsent) continue;
      this.close(queue);
      ofAddress.set(queue.address, ofThis - queue.bytes);
      inAll -= queue.bytes;
    }
  }

  private staysOver({ bytes }: Queue, before: QueueLook | undefined): boolean {
    const limit = this.parts.limits.unsentPerConnection;
    return before !== undefined && Math.min(bytes, before.bytes) > limit && bytes > before.bytes - limit * LEAST_SHARE;
  }

  /** Notes a request; refuses it while its sender has not read the answers to earlier ones. */
  private note(request: IncomingMessage, response: ServerResponse): void {
    const { addresses, metrics } = this.parts;
    const tcp = request.socket;
    const line = this.lines.get(tcp);
    if (line === undefined) return;
    line.address = addresses.of(request);
    this.closeIfOver(lineQueue(tcp, line));
    line.unanswered.add(response);
    response.once('close', () => line.unanswered.delete(response));
    if (line.unanswered.size <= MAX_UNANSWERED || tcp.destroyed) return;
    metrics.closed('flooding');
    tcp.destroy();
  }

  /** Disconnects a client that asks for more while most of its data is unread. */
  private closeIfOver(queue: Queue): void {
    if (queue.bytes > this.parts.limits.unsentPerConnection) this.close(queue);
  }

  private close(queue: Queue): void {
    this.parts.metrics.closed('slow');
    queue.close();
  }

  private queues(): readonly Queue[] {
    const queues = this.connections().map((connection) => this.queueOf(connection));
    const known = new Set(queues.map(({ way }) => way));
    for (const [tcp, line] of this.lines) if (!known.has(tcp)) queues.push(lineQueue(tcp, line));
    return queues;
  }

  private queueOf(connection: Connection): Queue {
    const address = this.parts.addresses.of(connection.request);
    const queued = queuedIn(connection);
    const close = (): void => hangUp(connection);
    const tcp = tcpOf(connection);
    if (tcp === null) return { way: connection, address, bytes: queued.bytes, mark: queued.mark, close };
    const waiting = queued.bytes + unsentIn(tcp);
    const receipts = receiptsOf(connection);
    const unread = receipts?.unread ?? 0;
    // Bytes that wait here count as written already, unless socket.io still has them.
    if (unread > waiting) return { way: tcp, address, bytes: unread, mark: receipts?.read, close };
    return { way: tcp, address, bytes: waiting, mark: takenFrom(tcp), close };
  }
}

/** What waits on a connection for the client of its last request: behind the answer under way, others may be ready. */
function lineQueue(tcp: Tcp, { address, unanswered }: Line): Queue {
  let bytes = unsentIn(tcp);
  for (const { socket, writableLength } of unanswered) if (socket === null) bytes += writableLength;
  return { way: tcp, address, bytes, mark: takenFrom(tcp), close: () => tcp.destroy() };
}

function sum(queues: readonly Pick<Queue, 'bytes'>[]): number {
  return queues.reduce((total, { bytes }) => total + bytes, 0);
}
