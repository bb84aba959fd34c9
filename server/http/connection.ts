import type { Server, Socket } from 'socket.io';

/** A client's connection, below all namespaces. */
export type Connection = Socket['conn'];

/** What engine.io and ws do not declare, or declare private. */
interface Inner {
  readonly writeBuffer: readonly { readonly data?: string | Uint8Array }[];
  readonly transport: {
    /** How long long polling waits for another poll to say good-bye in, in milliseconds. */
    closeTimeout?: number;
    readonly socket?: { readonly bufferedAmount: number; terminate(): void };
  };
}

/** How many bytes wait to be sent to a client, roughly. */
export function backlogOf(connection: Connection): number {
  const { writeBuffer, transport } = connection as unknown as Inner;
  const queued = writeBuffer.reduce((sum, { data }) => sum + (data?.length ?? 0), 0);
  return queued + (transport.socket?.bufferedAmount ?? 0);
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
