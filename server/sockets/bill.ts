import type { Socket } from 'socket.io';

import { keyOf, sentTo } from '../http/connection';
import { type Limiters, priceOfAnswer, priceOfBroadcast } from '../limits/limits';
import { addressOf } from './address';

/** Somebody who makes the server tell others something by a request over HTTP. */
interface Requester {
  readonly address: string;
  /** Their seat, by its key for limits. */
  readonly seat: string;
}

/** Who pays for what others are sent: a connection, or whoever has made a request. */
export type Payer = Socket | Requester;

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

  /** Charges those because of whom bytes were sent to others, in equal parts; one who is named twice pays two. */
  caused(payers: readonly Payer[], bytes: number): void {
    const units = priceOfBroadcast(bytes) / payers.length;
    for (const payer of payers) {
      if ('conn' in payer) this.charge(payer, units);
      else this.chargeFor(payer.address, payer.seat, units);
    }
  }

  private charge(socket: Socket, units: number): void {
    if (units === 0) return;
    // A connection that has gone is counted no more.
    if (socket.connected) this.limiters.perSocket.charge(keyOf(socket.conn), units);
    this.chargeFor(addressOf(socket), this.seats.get(socket), units);
  }

  private chargeFor(address: string, seat: string | undefined, units: number): void {
    this.limiters.perAddress.charge(address, units);
    if (seat !== undefined) this.limiters.perSeat.charge(seat, units);
  }
}
