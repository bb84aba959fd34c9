import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';

import { startThread } from '../lib/thread';
import { type WriteName, type WriteOrder, type WriteReceipt, WRITES, type Writes } from './writes';

/** Thrown for writes of a thread that has ended: whether they are on disk is unknown. */
export class WriterEnded extends Error {}

interface Pending {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes to an SQLite database in a thread of its own, so that waiting for the disk holds up neither reads nor other commands. When the
 * thread ends, what it had not acknowledged is rejected, and the next write starts another one.
 */
export class Writer {
  private thread: Worker | null = null;
  private readonly pending = new Map<number, Pending>();
  private last = 0;
  /** What is sent to the thread at the end of this turn of the event loop. */
  private orders: WriteOrder[] = [];

  /**
   * @param dataDir the folder of a database that is there and of this version
   * @param start makes a thread; only tests give another
   */
  constructor(
    private readonly dataDir: string,
    private readonly start: (dataDir: string) => Worker = startWriter,
  ) {}

  /** The writing part of a storage, done by the thread. */
  get writes(): Writes {
    const send = (name: WriteName) => [name, (...args: readonly unknown[]) => this.write(name, args)] as const;
    return Object.fromEntries(WRITES.map(send)) as unknown as Writes;
  }

  /** Waits for what is under way, and ends the thread. */
  async close(): Promise<void> {
    const { thread } = this;
    if (thread === null) return;
    this.flush();
    thread.ref();
    const ended = once(thread, 'exit');
    thread.postMessage('close');
    await ended;
  }

  private write(name: WriteName, args: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const thread = (this.thread ??= this.another());
      const n = (this.last += 1);
      if (this.orders.push({ n, name, args }) === 1) setImmediate(() => this.flush());
      this.pending.set(n, { resolve, reject });
      thread.ref();
    });
  }

  /** Sends what waits, in one message: each message costs more than what it says. */
  private flush(): void {
    const { orders } = this;
    this.orders = [];
    if (orders.length === 0) return;
    try {
      this.thread?.postMessage(orders);
    } catch (error) {
      // What cannot be sent hurts those who wanted it written, not the process.
      for (const { n } of orders) this.pending.get(n)?.reject(error);
      for (const { n } of orders) this.pending.delete(n);
    }
  }

  private another(): Worker {
    const thread = this.start(this.dataDir);
    thread.on('message', (receipts: readonly WriteReceipt[]) => {
      for (const receipt of receipts) this.finish(thread, receipt);
    });
    thread.on('error', (error: unknown) => this.lose(thread, String(error)));
    thread.on('exit', (code) => this.lose(thread, `exit ${code}`));
    return thread;
  }

  private finish(thread: Worker, receipt: WriteReceipt): void {
    const of = this.pending.get(receipt.n);
    this.pending.delete(receipt.n);
    // A thread with nothing to do keeps no process alive.
    if (this.pending.size === 0) thread.unref();
    if (receipt.ok) of?.resolve(receipt.result);
    else of?.reject(Object.assign(new Error(receipt.message), receipt.code === null ? {} : { code: receipt.code }));
  }

  private lose(thread: Worker, why: string): void {
    if (this.thread !== thread) return;
    this.thread = null;
    this.orders = [];
    const lost = [...this.pending.values()];
    this.pending.clear();
    for (const { reject } of lost) reject(new WriterEnded(`the thread that writes has ended: ${why}`));
  }
}

/** Starts a thread that writes to the database of a folder. */
export function startWriter(dataDir: string): Worker {
  return startThread('writer', 'storage/writer-thread.ts', { dataDir });
}
