import type { Socket as Tcp } from 'node:net';

import type { Server, Socket } from 'socket.io';

import { type Pinged, Receipts } from './receipts';

/** A client's connection, below all namespaces. */
export type Connection = Socket['conn'];

/** What engine.io and ws do not declare, or declare private. */
interface Inner {
  readonly id: string;
  readonly writeBuffer: readonly { readonly data?: string | Uint8Array }[];
  readonly transport: {
    /** How long long polling waits for another poll to say good-bye in, in milliseconds. */
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

/** Connections that have asked for something and got it, in whichever namespace. */
const useful = new WeakSet<Connection>();

/** A connection has asked for something and got it. */
export function markUseful(connection: Connection): void {
  useful.add(connection);
}

/** Whether a connection has ever asked for something and got it. */
export function isUseful(connection: Connection): boolean {
  return useful.has(connection);
}

/** What Node.js does not declare of a socket: how much was handed over to be written, and how much of that is left. */
interface InnerTcp {
  readonly _writableState: { readonly writelen: number };
  readonly _handle: { readonly writeQueueSize: number } | null;
}

/** The network connection below a WebSocket; null for long polling, which has none of its own. */
export function tcpOf(connection: Connection): Tcp | null {
  return (connection as unknown as Inner).transport.socket?._socket ?? null;
}

const receipts = new WeakMap<Pinged, Receipts>();

/** The receipts of a connection's WebSocket, kept from the first time they are asked for; null for long polling. */
export function receiptsOf(connection: Connection): Receipts | null {
  const { socket } = (connection as unknown as Inner).transport;
  const tcp = socket?._socket ?? null;
  if (socket === undefined || tcp === null) return null;
  const known = receipts.get(socket) ?? new Receipts(socket, () => tcp.bytesWritten);
  receipts.set(socket, known);
  return known;
}

/** What engine.io keeps until it can be handed to a transport: roughly how many bytes, and a mark that changes when it was. */
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
 * Closes a connection at once, whatever it still has to send or to read: whoever floods or does not read would not take
 * part in a good-bye either. Clients connect again by themselves.
 */
export function hangUp(connection: Connection): void {
  const { transport } = connection as unknown as Inner;
  connection.close(true);
  transport.socket?.terminate();
}

/** Sends what waits to be sent and closes the connection. Resolves when it is closed, at the latest after so long. */
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
  return Object.values((io.engine as unknown as { readonly clients: Readonly<Record<string, Connection>> }).clients);
}
