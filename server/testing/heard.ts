import type { Socket } from 'socket.io-client';

/** Resolves to what comes with the next event of a client. */
export function heard(socket: Socket, event: string): Promise<readonly unknown[]> {
  return new Promise((resolve) => {
    socket.once(event, (...args: unknown[]) => resolve(args));
  });
}
