import type { Socket } from 'socket.io';

import { keyOf, sentTo } from '../http/connection';
import { type Limiters, priceOfAnswer } from '../limits/limits';
import { addressOf } from './address';

/**
 * Charges clients for the bytes that they asked for: a command of 90 bytes may be answered with a view of 100 KB. The
 * connection, its seat and its address are charged. Nobody is charged for what others make the server send.
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
    sockets.forEach((socket, i) => this.charge(socket, sentTo(socket.conn) - (before[i] ?? 0)));
  }

  private charge(socket: Socket, bytes: number): void {
    const units = priceOfAnswer(bytes);
    if (units === 0) return;
    const { perSocket, perSeat, perAddress } = this.limiters;
    const seat = this.seats.get(socket);
    perSocket.charge(keyOf(socket.conn), units);
    perAddress.charge(addressOf(socket), units);
    if (seat !== undefined) perSeat.charge(seat, units);
  }
}
