import type { Socket } from 'socket.io';

import { keyOf, sentTo } from '../http/connection';
import { type Limiters, priceOfAnswer, priceOfBroadcast } from '../limits/limits';
import { addressOf } from './address';

/**
 * Charges clients for the bytes that they asked for, a command of 90 bytes may be answered with a view of 100 KB, and for those that
 * they make the server send to everybody in a room. The connection, its seat and its address are charged. Nobody is charged for
 * what others make the server send.
 */
export class Bill {
  private readonly seats = new WeakMap<Socket, string>();

  constructor(private readonly limiters: Pick<Limiters, 'perSocket' | 'perSeat' | 'perAddress'>) {}

  /** Sets the seat of a socket, by its key for limits; null is none. */
  seat(socket: Socket, key: string | null): void {
    if (key === null) this.seats.delete(socket);
    else this.seats.set(socket, key);
  }

  /** Runs a task that answers sockets, and charges each socket for the bytes that it was sent. */
  asked(sockets: readonly Socket[], send: () => void): void {
    const before = sockets.map(({ conn }) => sentTo(conn));
    send();
    sockets.forEach((socket, i) => this.charge(socket, priceOfAnswer(sentTo(socket.conn) - (before[i] ?? 0))));
  }

  /** Charges sockets for bytes that were sent to others because of them, in equal parts; one that is named twice pays two. */
  caused(sockets: readonly Socket[], bytes: number): void {
    for (const socket of sockets) this.charge(socket, priceOfBroadcast(bytes) / sockets.length);
  }

  private charge(socket: Socket, units: number): void {
    if (units === 0) return;
    const { perSocket, perSeat, perAddress } = this.limiters;
    const seat = this.seats.get(socket);
    // A connection that has gone is counted no more.
    if (socket.connected) perSocket.charge(keyOf(socket.conn), units);
    perAddress.charge(addressOf(socket), units);
    if (seat !== undefined) perSeat.charge(seat, units);
  }
}
