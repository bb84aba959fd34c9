import { WebSocket } from 'ws';

/** The outcome of a packet. */
export type Outcome =
  /** The arguments of the acknowledgement. */
  | { readonly kind: 'answered'; readonly args: readonly unknown[] }
  | { readonly kind: 'closed' }
  /** Neither within {@link TIMEOUT_MS}. */
  | { readonly kind: 'late' };

/** A server that has not answered after this time never will. */
export const TIMEOUT_MS = 20_000;

/** Frames from this size on may be hung up on. */
const LARGE = 8000;

/** Events that only socket.io itself may emit: it hangs up on other senders. */
const RESERVED = ['connect', 'connect_error', 'disconnect', 'disconnecting', 'newListener', 'removeListener'];

/** Whether socket.io must take this text as the event of a packet, so that the server has to answer it. */
export function isLawful(json: string): boolean {
  if (json.length * 3 > LARGE && Buffer.byteLength(json) > LARGE) return false;
  try {
    const event = JSON.parse(json) as unknown;
    if (!Array.isArray(event)) return false;
    const name: unknown = event[0];
    return typeof name === 'number' || (typeof name === 'string' && !RESERVED.includes(name));
  } catch {
    return false;
  }
}

/** One socket.io connection without socket.io: it writes any text as a packet, and can join several namespaces. */
export class Wire {
  private readonly waiting = new Map<number, (outcome: Outcome) => void>();
  private readonly joining = new Map<string, (outcome: 'joined' | 'refused') => void>();
  private readonly frameListeners: ((frame: string) => void)[] = [];
  private readonly eventListeners: ((namespace: string, event: readonly unknown[]) => void)[] = [];
  private lastId = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.receive(data.toString()));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      for (const settle of this.waiting.values()) settle({ kind: 'closed' });
      for (const settle of this.joining.values()) settle('refused');
    });
  }

  /**
   * Connects from a local address; `forwardedFor` says what a proxy would say of the client behind it.
   * @returns null when the server will not have this connection
   */
  static async open(url: string, from: string, forwardedFor?: string): Promise<Wire | null> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
      localAddress: from,
      perMessageDeflate: false,
      headers: forwardedFor === undefined ? {} : { 'X-Forwarded-For': forwardedFor },
    });
    return new Promise((resolve) => {
      socket.once('open', () => resolve(new Wire(socket)));
      socket.once('error', () => resolve(null));
    });
  }

  get closed(): boolean {
    return this.socket.readyState !== WebSocket.OPEN;
  }

  /** Joins a namespace. */
  join(namespace: string): Promise<'joined' | 'refused'> {
    return new Promise((resolve) => {
      this.joining.set(namespace, resolve);
      this.write(`40${namespace},`);
      if (this.closed) resolve('refused');
    });
  }

  /** Sends the text of an event, and waits for its acknowledgement. */
  ask(namespace: string, json: string): Promise<Outcome> {
    const id = ++this.lastId;
    return new Promise((resolve) => {
      const settle = (outcome: Outcome): void => {
        clearTimeout(timer);
        this.waiting.delete(id);
        resolve(outcome);
      };
      const timer = setTimeout(() => settle({ kind: 'late' }), TIMEOUT_MS);
      this.waiting.set(id, settle);
      this.write(`42${namespace},${id}${json}`);
      if (this.closed) settle({ kind: 'closed' });
    });
  }

  /** Sends the text of an event for which no acknowledgement is wanted. */
  tell(namespace: string, json: string): void {
    this.write(`42${namespace},${json}`);
  }

  /** Writes a frame as it is. */
  write(frame: string | Buffer): void {
    if (!this.closed) this.socket.send(frame);
  }

  /** Reads nothing any more of what is sent, and goes on writing. */
  stopReading(): void {
    this.socket.pause();
  }

  /** Calls back with everything that comes in. */
  onFrame(listener: (frame: string) => void): void {
    this.frameListeners.push(listener);
  }

  /** Calls back with the events that the server sends. */
  onEvent(listener: (namespace: string, event: readonly unknown[]) => void): void {
    this.eventListeners.push(listener);
  }

  close(): void {
    this.socket.close();
  }

  private receive(frame: string): void {
    if (frame === '2') {
      this.write('3');
      return;
    }
    for (const listener of this.frameListeners) listener(frame);
    const [, type, namespace = '/', id, json] = /^4(\d)(?:(\/[^,]*),)?(\d+)?(.*)$/s.exec(frame) ?? [];
    switch (type) {
      case '0':
      case '4':
        this.joining.get(namespace)?.(type === '0' ? 'joined' : 'refused');
        this.joining.delete(namespace);
        return;
      case '2':
        for (const listener of this.eventListeners) listener(namespace, JSON.parse(json ?? '') as unknown[]);
        return;
      case '3':
        this.waiting.get(Number(id))?.({ kind: 'answered', args: JSON.parse(json ?? '') as unknown[] });
        return;
      default:
    }
  }
}
