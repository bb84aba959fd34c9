import type { Logger } from 'pino';

import type { Letter, Posted } from './post';

/** After how long a letter that was not taken is posted again, in milliseconds. */
const AGAIN_MS: readonly number[] = [5_000, 60_000, 600_000];

/** How many letters wait or are under way: in all, and of one sender. Further ones are dropped. */
const MOST = 2_000;
const MOST_OF_ONE = 20;
/** How many are under way at once. */
const AT_ONCE = 8;

/** A letter that waits to be posted. */
interface Waiting {
  readonly from: string;
  readonly letter: Letter;
  readonly tries: number;
  readonly onGone: () => void;
}

/**
 * Posts letters in the background, a few at a time, and again when they were not taken. In memory only: what a server has not posted
 * when it stops is lost, as nobody is to be told late of what is long over.
 */
export class Delivery {
  private readonly line: Waiting[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly counts = new Map<string, number>();
  private readonly running = new Set<Promise<void>>();
  private state: 'open' | 'closed' = 'open';

  /**
   * @param post posts a letter once
   * @param againMs after how long it is tried again
   */
  constructor(
    private readonly post: (letter: Letter) => Promise<Posted>,
    private readonly log: Logger,
    private readonly againMs: readonly number[] = AGAIN_MS,
  ) {}

  /**
   * Posts a letter soon.
   * @param from whose letter it is: each has a bounded number waiting
   * @param onGone called when nobody will ever take a letter at that address
   */
  send(from: string, letter: Letter, onGone: () => void): void {
    const all = this.line.length + this.timers.size + this.running.size;
    const own = this.counts.get(from) ?? 0;
    if (this.state === 'closed' || all >= MOST || own >= MOST_OF_ONE) return;
    this.counts.set(from, own + 1);
    this.line.push({ from, letter, tries: 0, onGone });
    this.goOn();
  }

  /** Drops what waits, and waits for what is under way. */
  async close(): Promise<void> {
    this.state = 'closed';
    for (const timer of this.timers) clearTimeout(timer);
    this.line.length = 0;
    await Promise.all(this.running);
  }

  private goOn(): void {
    while (this.running.size < AT_ONCE) {
      const next = this.line.shift();
      if (next === undefined) return;
      const task = this.tried(next).finally(() => {
        this.running.delete(task);
        this.goOn();
      });
      this.running.add(task);
    }
  }

  private async tried(waiting: Waiting): Promise<void> {
    const { from, letter, tries, onGone } = waiting;
    const posted = await this.post(letter).catch((err: unknown): Posted => {
      this.log.warn({ err }, 'cannot post a notification');
      return 'refused';
    });
    const againMs = this.againMs[tries];
    if (posted === 'later' && againMs !== undefined && this.state === 'open') {
      const timer = setTimeout(() => {
        this.timers.delete(timer);
        this.line.push({ ...waiting, tries: tries + 1 });
        this.goOn();
      }, againMs);
      timer.unref();
      this.timers.add(timer);
      return;
    }
    const left = (this.counts.get(from) ?? 1) - 1;
    if (left === 0) this.counts.delete(from);
    else this.counts.set(from, left);
    if (posted === 'gone') onGone();
    if (posted !== 'taken') this.log.info({ posted, host: letter.url.hostname }, 'a notification was not taken');
  }
}
