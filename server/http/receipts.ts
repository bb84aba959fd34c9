import { randomBytes } from 'node:crypto';

/** What is needed of a WebSocket: its client answers each ping with what the ping held, as it comes to it in reading. */
export interface Pinged {
  ping(data: Buffer): void;
  on(event: 'pong', listener: (data: Buffer) => void): unknown;
}

/** Nobody is asked for a receipt for fewer bytes. */
const LEAST_BYTES = 16 * 1024;
/** For how many looks a client may owe a receipt before what it was sent counts as not read. */
const PATIENT_LOOKS = 5;

interface Asked {
  readonly nonce: Buffer;
  /** How many bytes had been written before it. */
  readonly at: number;
  looks: number;
}

/**
 * Finds out how much of what was written to a WebSocket its client has read. The kernel takes megabytes for a client that
 * reads nothing, and does not say so; but whoever answers a ping has read all that came before it. What the ping holds is
 * drawn by chance, so that nobody can answer it unread.
 */
export class Receipts {
  private confirmed = 0;
  private asked: Asked | null = null;

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

  /** Asks for a receipt when there is something to be read and none is owed. To be called now and then. */
  look(): void {
    if (this.asked !== null) {
      this.asked.looks += 1;
    } else if (this.written() - this.confirmed >= LEAST_BYTES) {
      this.asked = { nonce: randomBytes(8), at: this.written(), looks: 0 };
      this.socket.ping(this.asked.nonce);
    }
  }

  /** How many bytes were written that the client has not read for so long that it should have. */
  get unread(): number {
    return this.asked !== null && this.asked.looks >= PATIENT_LOOKS ? this.asked.at - this.confirmed : 0;
  }

  /** How many bytes the client has certainly read. */
  get read(): number {
    return this.confirmed;
  }
}
