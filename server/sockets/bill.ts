import type { Socket } from 'socket.io';

import { keyOf, sentTo } from '../http/connection';
import { type Limiters, priceOfAnswer, priceOfBroadcast } from '../limits/limits';
import { addressOf } from './address';

/** The sender of an HTTP request that makes the server send something to others. */
interface Requester {
  readonly address: string;
  /** Their seat, by its key for limits. */
  readonly seat: string;
}

/** Who pays for bytes sent to others: a connection, or the sender of a request. */
export type Payer = Socket | Requester;

/**
 * Charges clients for the bytes that they asked for (a command of 90 bytes may be answered with a view of 100 KB) and
 * for the bytes that they make the server send to a whole room. The connection, its seat and its address are charged.
 * Bytes that others caused are free.
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

  /**
   * Charges the payers for bytes that were sent to others, in equal parts; a payer who is listed twice pays two parts.
   */
  caused(payers: readonly Payer[], bytes: number): void {
    const units = priceOfBroadcast(bytes) / payers.length;
    for (const payer of payers) {
      if ('conn' in payer) this.charge(payer, units);
      else this.chargeFor(payer.address, payer.seat, units);
    }
  }

  /** Charges a client for a message that is sent to so many sockets because of it. */
  told(by: Payer, body: object, times: number): void {
    this.caused([by], JSON.stringify(body).length * times);
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
