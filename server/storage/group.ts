import { setTimeout as sleep } from 'node:timers/promises';

import { isLocked, LOCK_AGAIN_MS, LOCK_WAIT_MS } from './locked';

interface Job {
  /** Until when it may wait for a locked database, by the clock of this process. */
  readonly until: number;
  /** Runs the statement and keeps its result; throws what the statement throws. */
  readonly run: () => void;
  /** Resolves the caller's promise with the result. */
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Commits in groups: all writes that come in during one turn of the event loop share a transaction, so that one wait for
 * the disk serves many matches. A promise resolves only after the commit. When a group fails, each of its writes is tried
 * alone, so that one bad write does not hurt the others. While another process has locked the database the writes wait in their order, each
 * for a bounded time, and nothing else waits for them.
 */
export class GroupCommit {
  private waiting: Job[] = [];

  /**
   * `transaction` runs the given work completely or, when that throws, not at all. `confirm` is called after it and throws
   * when the commit went to files that are gone: then all writes of the group reject, and none is tried again.
   */
  constructor(
    private readonly transaction: (work: () => void) => void,
    private readonly confirm: () => void,
  ) {}

  /** Adds a write to the next group. Resolves to its result once that is committed; rejects when it could not be. */
  write<T>(statement: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      let result: { readonly value: T } | null = null;
      this.waiting.push({
        until: performance.now() + LOCK_WAIT_MS,
        run: () => {
          result = { value: statement() };
        },
        done: () => {
          if (result !== null) resolve(result.value);
        },
        failed: reject,
      });
      if (this.waiting.length === 1) setImmediate(() => this.flush());
    });
  }

  /** Resolves once nothing waits to be committed. */
  async finish(): Promise<void> {
    this.flush();
    while (this.waiting.length > 0) {
      await sleep(LOCK_AGAIN_MS);
      this.flush();
    }
  }

  private flush(): void {
    const group = this.waiting;
    this.waiting = [];
    if (group.length === 0) return;
    try {
      this.transaction(() => {
        for (const job of group) job.run();
      });
    } catch (error) {
      if (isLocked(error)) this.postpone(group, error);
      else this.eachAlone(group);
      return;
    }
    this.tell(group);
  }

  private eachAlone(group: readonly Job[]): void {
    for (const [i, job] of group.entries()) {
      try {
        this.transaction(job.run);
      } catch (error) {
        if (isLocked(error)) {
          this.postpone(group.slice(i), error);
          return;
        }
        job.failed(error);
        continue;
      }
      this.tell([job]);
    }
  }

  /** Lets writes wait for a locked database, but those that have waited long enough fail. */
  private postpone(group: readonly Job[], error: unknown): void {
    const now = performance.now();
    for (const job of group) if (job.until <= now) job.failed(error);
    this.waiting = group.filter(({ until }) => until > now);
    if (this.waiting.length > 0) setTimeout(() => this.flush(), LOCK_AGAIN_MS);
  }

  /** Resolves the promises of a committed group. */
  private tell(group: readonly Job[]): void {
    try {
      this.confirm();
    } catch (error) {
      for (const job of group) job.failed(error);
      return;
    }
    for (const job of group) job.done();
  }
}
