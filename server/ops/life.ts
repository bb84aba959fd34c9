/** Whether the server takes new work, and how much is under way. */
export class Life {
  private underWay = 0;
  private draining = false;
  private readonly waiting = new Set<() => void>();

  /** `draining`: nothing new is begun any more. */
  get state(): 'serving' | 'draining' {
    return this.draining ? 'draining' : 'serving';
  }

  /** Runs a task that must be finished before the server stops. Resolves or rejects as the task does. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    this.underWay += 1;
    try {
      return await task();
    } finally {
      this.underWay -= 1;
      if (this.underWay === 0) for (const resolve of this.waiting) resolve();
    }
  }

  /** Stops taking work. Resolves when nothing is under way. */
  drain(): Promise<void> {
    this.draining = true;
    return new Promise((resolve) => {
      if (this.underWay === 0) resolve();
      else this.waiting.add(resolve);
    });
  }
}
