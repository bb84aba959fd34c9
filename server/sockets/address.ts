import type { Socket } from 'socket.io';

/** The network address a connection comes from, as a key for limits. */
export function addressOf(socket: Socket): string {
  return socket.handshake.address;
}
