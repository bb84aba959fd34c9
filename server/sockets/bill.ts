import type { Socket } from 'socket.io';

import { keyOf, sentTo } from '../http/connection';
import { type Limiters, priceOfAnswer } from '../limits';
import { addressOf } from './address';

/**
 * What clients owe for the bytes that they asked for: a command of 90 bytes may be answered with a view of 100 KB. It is
 * taken from the budgets of the connection, its seat and its address. Nobody pays for what others make the server say.
 */
export class Bill {
  private readonly seats = new WeakMap<Socket, string>();

  constructor(private readonly limiters: Pick<Limiters, 'perSocket' | 'perSeat' | 'perAddress'>) {}

  /** From now on a socket sits at a seat, by its key for limits, or at none. */
  seat(socket: Socket, key: string | null): void {
    if (key === null) this.seats.delete(socket);
    else this.seats.set(socket, key);
  }

  /** Does what sends something to sockets that have asked for it, and charges each for what it was sent. */
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
