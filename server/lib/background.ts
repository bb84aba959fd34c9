/** Tasks in the background, which only a stopping server waits for. */
export class Background {
  private readonly running = new Set<Promise<void>>();

  /** Begins a task. It may fail: `failed` is told why. */
  run(task: () => Promise<void>, failed: (err: unknown) => void): void {
    const safe = task().catch(failed);
    this.running.add(safe);
    void safe.finally(() => this.running.delete(safe));
  }

  /** Resolves once all that was begun so far has ended. */
  async idle(): Promise<void> {
    await Promise.all(this.running);
  }
}
