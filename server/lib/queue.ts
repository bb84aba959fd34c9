/** Runs tasks of the same key one after another, in the order they came; tasks of different keys do not wait. */
export class KeyedQueue {
  private readonly tails = new Map<string, Promise<unknown>>();

  /** Runs a task after all earlier ones of its key. Resolves or rejects as the task does. */
  run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = this.tails.get(key) ?? Promise.resolve();
    const result = before.then(task, task);
    const tail = result.then(
      () => undefined,
      () => undefined,
    );
    this.tails.set(key, tail);
    void tail.then(() => {
      if (this.tails.get(key) === tail) this.tails.delete(key);
    });
    return result;
  }

  /** Whether a task of this key is running or waiting. */
  busy(key: string): boolean {
    return this.tails.has(key);
  }

  /** How many keys have tasks that run or wait. */
  get size(): number {
    return this.tails.size;
  }

  /** Resolves when everything queued so far is done. */
  async idle(): Promise<void> {
    await Promise.all(this.tails.values());
  }
}
