import { EventEmitter } from 'node:events';

import { type Pinged, Receipts } from './receipts';

/** A WebSocket whose pings are kept, to be answered or not. */
class Quiet extends EventEmitter implements Pinged {
  readonly pings: Buffer[] = [];
  written = 0;

  ping(data: Buffer): void {
    this.pings.push(data);
  }
}

function make(): { readonly socket: Quiet; readonly receipts: Receipts; readonly look: (times: number) => void } {
  const socket = new Quiet();
  const receipts = new Receipts(socket, () => socket.written);
  return { socket, receipts, look: (times) => Array.from({ length: times }).forEach(() => receipts.look()) };
}

describe('receipts', () => {
  it('are asked for once something was written, and only one at a time', () => {
    const { socket, look } = make();
    look(3);
    expect(socket.pings).toHaveLength(0);
    socket.written = 100_000;
    look(3);
    expect(socket.pings).toHaveLength(1);
  });

  it('show how much a slow client has read, and then the rest', () => {
    const { socket, receipts, look } = make();
    socket.written = 100_000;
    look(4);
    socket.written = 150_000;
    socket.emit('pong', socket.pings[0]);
    look(2);
    expect([receipts.read, receipts.unread]).toEqual([100_000, 0]);
    expect(socket.pings).toHaveLength(2);
    look(5);
    expect([receipts.read, receipts.unread]).toEqual([100_000, 50_000]);
  });

  it('that are owed for long show that nothing was read, however often something else is answered', () => {
    const { socket, receipts, look } = make();
    socket.written = 100_000;
    look(5);
    expect(receipts.unread).toBe(0);
    socket.emit('pong', Buffer.alloc(0));
    socket.emit('pong', Buffer.alloc(8));
    look(1);
    expect([receipts.read, receipts.unread]).toEqual([0, 100_000]);
  });
});
