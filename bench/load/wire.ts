import type { Socket } from 'node:net';

import { WebSocket } from 'ws';

/**
 * One connection that speaks as much of socket.io's protocol over a web socket as a load needs: text events without
 * acknowledgements. A load must cost much less than the server it loads, and the real client costs several times as much.
 */
export class Wire {
  private constructor(
    private readonly socket: WebSocket,
    private readonly tcp: Socket,
    private readonly prefix: string,
  ) {}

  /** Connects to a namespace; resolves when events can be sent. `onEvent` gets each event as it came in, still encoded. */
  static open(port: number, at: string, onEvent: (frame: Buffer) => void): Promise<Wire> {
    const namespace = at === '/' ? '' : `${at},`;
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
      let tcp: Socket | null = null;
      const ready = (): void => {
        if (tcp !== null) resolve(new Wire(socket, tcp, `42${namespace}`));
      };
      socket.once('upgrade', (response) => {
        tcp = response.socket;
      });
      socket.on('error', reject);
      socket.once('close', () => reject(new Error('closed')));
      socket.on('message', (data) => {
        const frame = data as Buffer;
        const kind = String.fromCharCode(frame[0] ?? 0, frame[1] ?? 0);
        if (kind === '42') onEvent(frame);
        else if (kind.startsWith('0')) socket.send(`40${namespace}`);
        else if (kind.startsWith('2')) socket.send('3');
        else if (kind === '40') ready();
        else if (kind === '44') reject(new Error(`refused: ${frame.toString()}`));
      });
    });
  }

  /** Whether the other side has not hung up. */
  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** All bytes that have come in on the network. */
  get bytesRead(): number {
    return this.tcp.bytesRead;
  }

  /** Sends an event. */
  emit(...event: readonly [name: string, ...args: unknown[]]): void {
    this.socket.send(this.prefix + JSON.stringify(event));
  }

  /** Hangs up; resolves when the other side has done so as well. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      if (this.socket.readyState === WebSocket.CLOSED) resolve();
      else this.socket.once('close', () => resolve());
      this.socket.close();
    });
  }
}

/** Decodes an event: its name and its arguments. */
export function decode(frame: Buffer): readonly [name: string, ...args: unknown[]] {
  return JSON.parse(frame.toString('utf8', frame.indexOf('['))) as [string, ...unknown[]];
}

const STATE_ID = Buffer.from('"_stateID":');

/** What a bystander needs to know of an event without decoding it. */
export type Glimpse =
  | { readonly event: 'sync' }
  /** A number that is another for each update of a match and grows. */
  | { readonly event: 'update'; readonly number: number }
  | { readonly event: 'other' };

const OTHER: Glimpse = { event: 'other' };

/** Looks at the ends of an event only. */
export function glimpse(frame: Buffer): Glimpse {
  const start = frame.indexOf('[');
  const head = frame.toString('latin1', start, start + 100);
  if (head.startsWith('["sync"')) return { event: 'sync' };
  // ["patch", match, state id before, state id after, ...; the raw server sends ["update", number, ...
  const numbered = /^\["(?:patch","[^"]*",\d+|update"),(\d+)/.exec(head);
  if (numbered !== null) return { event: 'update', number: Number(numbered[1]) };
  if (!head.startsWith('["update"')) return OTHER;
  const at = frame.lastIndexOf(STATE_ID) + STATE_ID.length;
  return { event: 'update', number: parseInt(frame.toString('latin1', at, at + 12), 10) };
}
