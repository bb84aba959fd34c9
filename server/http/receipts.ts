import { randomBytes } from 'node:crypto';

/** The part of a WebSocket that is needed. Its client answers each ping with the ping's data, once it has read up to it. */
export interface Pinged {
  ping(data: Buffer): void;
  on(event: 'pong', listener: (data: Buffer) => void): unknown;
}

/** No receipt is asked for fewer unread bytes than this. */
const LEAST_BYTES = 16 * 1024;
/** For how many looks a client may owe a receipt before what it was sent counts as not read. */
const PATIENT_LOOKS = 5;

interface AwaitedPong {
  readonly nonce: Buffer;
  /** How many bytes had been written before it. */
  readonly at: number;
  looks: number;
}

/**
 * Finds out how many of the bytes written to a WebSocket its client has read. The kernel buffers megabytes for a client that
 * reads nothing, without saying so; but a client that answers a ping has read all bytes before it. The data of a ping is
 * random, so that it cannot be answered unread.
 */
export class Receipts {
  private confirmed = 0;
  private asked: AwaitedPong | null = null;

  /** `written`: how many bytes were written to the connection since it began. */
  constructor(
    private readonly socket: Pinged,
    private readonly written: () => number,
  ) {
    socket.on('pong', (data) => {
      if (this.asked?.nonce.equals(data) !== true) return;
      this.confirmed = this.asked.at;
      this.asked = null;
    });
  }

  /** Asks for a receipt when there are unread bytes and none is owed. Call it regularly. */
  look(): void {
    if (this.asked !== null) {
      this.asked.looks += 1;
    } else if (this.written() - this.confirmed >= LEAST_BYTES) {
      this.asked = { nonce: randomBytes(8), at: this.written(), looks: 0 };
      this.socket.ping(this.asked.nonce);
    }
  }

  /** How many written bytes the client should have read by now, and has not. */
  get unread(): number {
    return this.asked !== null && this.asked.looks >= PATIENT_LOOKS ? this.asked.at - this.confirmed : 0;
  }

  /** How many bytes the client has certainly read. */
  get read(): number {
    return this.confirmed;
  }
}
