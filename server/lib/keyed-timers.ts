/** One timer for each key: a new one takes the place of the one before. */
export class KeyedTimers {
  private readonly timers = new Map<string, NodeJS.Timeout>();

  /** Whether the timer of a key is running. */
  has(key: string): boolean {
    return this.timers.has(key);
  }

  /** Runs a task after some milliseconds. */
  start(key: string, ms: number, task: () => void): void {
    this.stop(key);
    const timer = setTimeout(() => {
      this.timers.delete(key);
      task();
    }, ms);
    this.timers.set(key, timer);
  }

  /** Stops the timer of a key, if there is one. */
  stop(key: string): void {
    clearTimeout(this.timers.get(key));
    this.timers.delete(key);
  }

  /** Stops all timers. */
  close(): void {
    for (const key of [...this.timers.keys()]) this.stop(key);
  }
}
