interface Job {
  /** Runs the statement and keeps its result; throws what the statement throws. */
  readonly run: () => void;
  /** Resolves the caller's promise with the result. */
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Commits in groups: all writes that come in during one turn of the event loop share a transaction, so that one wait for
 * the disk serves many matches. A promise resolves only after the commit. When a group fails, each of its writes is tried
 * alone, so that one bad write hurts nobody else.
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

  /** Commits what is waiting now. */
  flush(): void {
    const group = this.waiting;
    this.waiting = [];
    if (group.length === 0) return;
    try {
      this.transaction(() => {
        for (const job of group) job.run();
      });
    } catch {
      for (const job of group) this.alone(job);
      return;
    }
    this.tell(group);
  }

  private alone(job: Job): void {
    try {
      this.transaction(job.run);
    } catch (error) {
      job.failed(error);
      return;
    }
    this.tell([job]);
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
