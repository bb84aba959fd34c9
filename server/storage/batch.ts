interface Job<Write, Result> {
  readonly write: Write;
  readonly done: (result: Result) => void;
  readonly failed: (error: unknown) => void;
}

/** How a {@link Batcher} works. */
export interface BatcherOptions<Write, Result> {
  /** The key of a write. Two writes with the same key are never under way together, and keep their order. */
  readonly about: (write: Write) => string;
  /** Sends a group as one; resolves to the result of each in the same order. */
  readonly send: (group: readonly Write[]) => Promise<readonly Result[]>;
  /** Whether this error proves that nothing of the group was written, so that each write may be tried alone. */
  readonly mayTryAlone: (error: unknown) => boolean;
  /** How many groups may be under way. */
  readonly lanes: number;
  /** The most writes in a group. */
  readonly most: number;
}

/**
 * Sends writes in groups: writes that come while groups are under way are sent together, so that one round trip and one wait
 * for the disk serve many. A write that fails does not fail the others.
 */
export class Batcher<Write, Result> {
  private waiting: Job<Write, Result>[] = [];
  private readonly busy = new Set<string>();
  private underWay = 0;
  private starting = false;
  private readonly idlers: (() => void)[] = [];

  constructor(private readonly options: BatcherOptions<Write, Result>) {}

  /** Adds a write to one of the next groups. */
  write(write: Write): Promise<Result> {
    return new Promise((done, failed) => {
      this.waiting.push({ write, done, failed });
      this.start();
    });
  }

  /** Resolves once no write waits or is under way. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.idlers.push(resolve);
      this.start();
    });
  }

  /** Lets the writes of this turn of the event loop come together first. */
  private start(): void {
    if (this.starting) return;
    this.starting = true;
    setImmediate(() => {
      this.starting = false;
      while (this.underWay < this.options.lanes) {
        const group = this.take();
        if (group.length === 0) break;
        void this.run(group);
      }
      if (this.underWay === 0) for (const resolve of this.idlers.splice(0)) resolve();
    });
  }

  private take(): readonly Job<Write, Result>[] {
    const group: Job<Write, Result>[] = [];
    const left: Job<Write, Result>[] = [];
    for (const job of this.waiting) {
      const about = this.options.about(job.write);
      if (group.length < this.options.most && !this.busy.has(about)) {
        this.busy.add(about);
        group.push(job);
      } else {
        left.push(job);
      }
    }
    this.waiting = left;
    return group;
  }

  private async run(group: readonly Job<Write, Result>[]): Promise<void> {
    this.underWay += 1;
    try {
      await this.send(group);
    } catch (error) {
      if (group.length > 1 && this.options.mayTryAlone(error)) {
        for (const job of group) await this.send([job]).catch(job.failed);
      } else {
        for (const job of group) job.failed(error);
      }
    }
    this.underWay -= 1;
    for (const { write } of group) this.busy.delete(this.options.about(write));
    this.start();
  }

  private async send(group: readonly Job<Write, Result>[]): Promise<void> {
    const results = await this.options.send(group.map(({ write }) => write));
    if (results.length !== group.length) throw new Error(`${results.length} results of ${group.length} writes`);
    results.forEach((result, i) => group[i]?.done(result));
  }
}
