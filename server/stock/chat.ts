import type { Namespace, Socket } from 'socket.io';

import { CHAT_SHOWN } from '../../shared/protocol/rooms';
import { stockLine } from '../chat/stored-line';
import type { LiveMatch } from '../match/live';
import type { Fanout } from '../sockets/fanout';
import type { ChatRecord } from '../storage/storage';

/** Sends the chat of matches to their viewers. A seat with a secret choice gets the lines of that time afterwards. */
export class StockChat {
  /** The lines that are held back from the sockets of seats with a secret choice. */
  private readonly withheld = new WeakMap<Socket, readonly ChatRecord[]>();

  constructor(
    private readonly namespace: Namespace,
    private readonly fanout: Fanout,
  ) {}

  /** Sends new lines of a match. */
  send(id: string, lines: readonly ChatRecord[]): void {
    const match = this.fanout.newest(id);
    if (match === null) return;
    const alone = new Set(match.secluded.flatMap(({ seat }) => this.fanout.lookingAs(id, seat)));
    for (const socket of alone)
      this.withheld.set(socket, [...(this.withheld.get(socket) ?? []), ...lines].slice(-CHAT_SHOWN));
    const hearing = this.fanout.lookingAt(id).filter((socket) => !alone.has(socket));
    this.emit(id, hearing, lines);
  }

  /** Sends the seats whose secret choice is over the lines that were held back from them. */
  catchUp(before: Pick<LiveMatch, 'secluded'>, { id, secluded }: LiveMatch): void {
    for (const { seat } of before.secluded) {
      if (secluded.some((still) => still.seat === seat)) continue;
      for (const socket of this.fanout.lookingAs(id, seat)) {
        this.emit(id, [socket], this.withheld.get(socket) ?? []);
        this.forget(socket);
      }
    }
  }

  /** Forgets the lines that are held back from a socket. */
  forget(socket: Socket): void {
    this.withheld.delete(socket);
  }

  private emit(id: string, sockets: readonly Socket[], lines: readonly ChatRecord[]): void {
    if (sockets.length === 0) return;
    const to = this.namespace.to(sockets.map((socket) => socket.id));
    for (const line of lines) to.emit('chat', id, stockLine(line));
  }
}
