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

/** A payer, and the number of changes that the payer has caused. */
export interface Cause {
  readonly by: Payer;
  readonly times: number;
}

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

  /** Charges one payer for bytes that were sent to others. */
  caused(by: Payer, bytes: number): void {
    this.chargeAll([{ by, times: 1 }], bytes);
  }

  /** Charges several payers for bytes that were sent to others, each by the number of changes that the payer has caused. */
  chargeAll(causes: readonly Cause[], bytes: number): void {
    const units = priceOfBroadcast(bytes) / causes.reduce((sum, { times }) => sum + times, 0);
    for (const { by, times } of causes) {
      if ('conn' in by) this.charge(by, units * times);
      else this.chargeFor(by.address, by.seat, units * times);
    }
  }

  /** Charges a client for a message that is sent to so many sockets because of it. */
  sent(by: Payer, body: object, times: number): void {
    this.caused(by, Buffer.byteLength(JSON.stringify(body)) * times);
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
