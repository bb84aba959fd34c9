/** A task that waits, or is under way. */
type Task = () => Promise<void>;

/**
 * Runs one task at a time. Keys take turns, so that many tasks of one key delay those of another by one; tasks of one key keep their
 * order.
 */
export class InTurn {
  /** The tasks by key. The first key has its turn, and the first of its tasks is under way. */
  private readonly lines = new Map<string, Task[]>();

  /** Runs a task when its turn has come. Resolves or rejects as the task does. */
  run<T>(key: string, task: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const settled = (): Promise<void> => task().then(resolve, reject);
      const line = this.lines.get(key);
      if (line !== undefined) {
        line.push(settled);
        return;
      }
      this.lines.set(key, [settled]);
      if (this.lines.size === 1) void this.serve();
    });
  }

  /** How many tasks of a key wait or are under way. */
  of(key: string): number {
    return this.lines.get(key)?.length ?? 0;
  }

  /** How many tasks wait or are under way. */
  get size(): number {
    return [...this.lines.values()].reduce((sum, { length }) => sum + length, 0);
  }

  private async serve(): Promise<void> {
    for (let [next] = this.lines; next !== undefined; [next] = this.lines) {
      const [key, line] = next;
      await line[0]?.();
      line.shift();
      this.lines.delete(key);
      if (line.length > 0) this.lines.set(key, line);
    }
  }
}
