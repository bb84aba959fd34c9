import type { Connection } from './connection';

/** How long waiting tasks may run in one turn of the event loop, in milliseconds. */
const SLICE_MS = 1;

/**
 * Serves addresses in turn. The first frame of an address in a turn of the event loop is handled at once, unless older
 * frames of that address wait. All other frames wait, and each address gets one of them handled at a time. So an
 * address that sends twenty frames at once delays the others by one frame.
 */
export class Turns {
  /** The waiting tasks by address; the address that is served next comes first. */
  private readonly waiting = new Map<string, (() => void)[]>();
  private readonly served = new Set<string>();
  private due = false;

  /** `clock` gives milliseconds. */
  constructor(private readonly clock: () => number) {}

  /** Runs a task for an address, now or when it is its turn. Tasks of one address keep their order. */
  take(address: string, work: () => void): void {
    const queue = this.waiting.get(address);
    if (queue !== undefined) {
      queue.push(work);
      return;
    }
    this.expectNextTurn();
    if (this.served.has(address)) {
      this.waiting.set(address, [work]);
      return;
    }
    this.served.add(address);
    work();
  }

  private expectNextTurn(): void {
    if (this.due) return;
    this.due = true;
    setImmediate(() => this.nextTurn());
  }

  private nextTurn(): void {
    this.due = false;
    this.served.clear();
    const end = this.clock() + SLICE_MS;
    do {
      const [next] = this.waiting;
      if (next === undefined) return;
      this.expectNextTurn();
      const [address, queue] = next;
      const work = queue.shift();
      this.waiting.delete(address);
      if (queue.length > 0) this.waiting.set(address, queue);
      work?.();
    } while (this.clock() < end);
  }
}

/** Passes the frames of a connection to socket.io in the turns of its address; frames after its end are dropped. */
export function inTurn(connection: Connection, address: string, turns: Turns): void {
  const handlers = connection.listeners('data') as ((data: unknown) => void)[];
  connection.removeAllListeners('data');
  connection.on('data', (data: unknown) =>
    turns.take(address, () => {
      if (connection.readyState === 'open') for (const handle of handlers) handle.call(connection, data);
    }),
  );
}
