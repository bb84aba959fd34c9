import type { Socket as Tcp } from 'node:net';

import type { Server, Socket } from 'socket.io';

import { type Pinged, Receipts } from './receipts';

/** A client's connection, below all namespaces. */
export type Connection = Socket['conn'];

/** Parts of engine.io and ws that they do not declare, or declare private. */
interface Inner {
  readonly id: string;
  readonly writeBuffer: readonly { readonly data?: string | Uint8Array }[];
  readonly transport: {
    /** How long a closing connection waits for a poll to send the rest in, in milliseconds. */
    closeTimeout?: number;
    readonly socket?: Pinged & { readonly _socket: Tcp | null; terminate(): void };
  };
}

/** The key of a connection for its limits: one budget for all namespaces that it takes part in. */
export function keyOf(connection: Connection): string {
  return (connection as unknown as Inner).id;
}

/** How many bytes each connection was sent since it began. */
const sent = new WeakMap<Connection, number>();

/** Counts what a connection is sent from now on. */
export function countSent(connection: Connection): void {
  sent.set(connection, 0);
  connection.on('packetCreate', ({ data }: { readonly data?: string | Uint8Array }) => {
    sent.set(connection, sentTo(connection) + (data?.length ?? 0));
  });
}

/** How many bytes a connection was sent, or is about to be, roughly. */
export function sentTo(connection: Connection): number {
  return sent.get(connection) ?? 0;
}

/** Connections on which at least one command has succeeded, in any namespace. */
const useful = new WeakSet<Connection>();

/** Notes that a command has succeeded on a connection. */
export function markUseful(connection: Connection): void {
  useful.add(connection);
}

/** Whether any command has succeeded on a connection. */
export function isUseful(connection: Connection): boolean {
  return useful.has(connection);
}

/** Parts of a socket that Node.js does not declare: how many bytes were handed to the kernel, and how many of them are left. */
interface InnerTcp {
  readonly _writableState: { readonly writelen: number };
  readonly _handle: { readonly writeQueueSize: number } | null;
}

/** The network connection below a WebSocket; null for long polling, which has none of its own. */
export function tcpOf(connection: Connection): Tcp | null {
  return (connection as unknown as Inner).transport.socket?._socket ?? null;
}

const receipts = new WeakMap<Pinged, Receipts>();

/** The receipts of a connection's WebSocket, the same object each time; null for long polling. */
export function receiptsOf(connection: Connection): Receipts | null {
  const { socket } = (connection as unknown as Inner).transport;
  const tcp = socket?._socket ?? null;
  if (socket === undefined || tcp === null) return null;
  const known = receipts.get(socket) ?? new Receipts(socket, () => tcp.bytesWritten);
  receipts.set(socket, known);
  return known;
}

/** The queue of engine.io before a transport: roughly its bytes, and a mark that changes when the transport has taken it. */
export function queuedIn(connection: Connection): { readonly bytes: number; readonly mark: unknown } {
  const { writeBuffer } = connection as unknown as Inner;
  return { bytes: writeBuffer.reduce((sum, { data }) => sum + (data?.length ?? 0), 0), mark: writeBuffer };
}

/** How many bytes of what was written to a socket the kernel has not taken yet. */
export function unsentIn(tcp: Tcp): number {
  // `writableLength` alone counts a large piece whole until its last byte is gone, as if nothing moved.
  const { _writableState, _handle } = tcp as unknown as InnerTcp;
  return tcp.writableLength - _writableState.writelen + Math.min(_handle?.writeQueueSize ?? 0, _writableState.writelen);
}

/** How many bytes of what was written to a socket the kernel has taken. */
export function takenFrom(tcp: Tcp): number {
  return tcp.bytesWritten - unsentIn(tcp);
}

/**
 * Closes a connection at once, whatever it still has to send or to read: a client that floods or does not read would not
 * close it in an orderly way either. Clients connect again by themselves.
 */
export function hangUp(connection: Connection): void {
  const { transport } = connection as unknown as Inner;
  connection.close(true);
  transport.socket?.terminate();
}

/** Sends what is queued and closes the connection. Resolves when it is closed, at the latest after `ms`. */
export function closeWithin(connection: Connection, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      hangUp(connection);
      resolve();
    }, ms);
    connection.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
    (connection as unknown as Inner).transport.closeTimeout = ms;
    connection.close();
  });
}

/** The connections of all clients. */
export function connectionsOf(io: Server): readonly Connection[] {
  return Object.values(clientsOf(io));
}

/** Whether there is a connection of this id. */
export function isOpen(io: Server, id: string): boolean {
  return Object.hasOwn(clientsOf(io), id);
}

function clientsOf(io: Server): Readonly<Record<string, Connection>> {
  return (io.engine as unknown as { readonly clients: Readonly<Record<string, Connection>> }).clients;
}
