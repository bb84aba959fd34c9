/**
 * The missing people of a room, and whether they have been missing for a time. Every node counts for itself from when
 * it noticed: the first one does what is due, and the others find it done.
 */
export class Overdue<Key> {
  /** The timers of those who are missing, by room; null once the time is over. */
  private readonly missing = new Map<string, Map<Key, NodeJS.Timeout | null>>();

  /**
   * @param waitMs how long a person may be missing
   * @param lookAgain has {@link look} called for a room again
   */
  constructor(
    private readonly waitMs: number,
    private readonly lookAgain: (code: string) => void,
  ) {}

  /**
   * Notes who is missing now. Call it whenever a member has come or gone.
   * @returns those who have been missing for the whole time
   */
  look(code: string, now: readonly Key[]): readonly Key[] {
    const timers = this.missing.get(code) ?? new Map<Key, NodeJS.Timeout | null>();
    for (const key of timers.keys()) if (!now.includes(key)) this.stop(code, key);
    for (const key of now) if (!timers.has(key)) this.start(code, key);
    return now.filter((key) => timers.get(key) === null);
  }

  /** Forgets a room without people on this node. */
  forget(code: string): void {
    for (const key of this.missing.get(code)?.keys() ?? []) this.stop(code, key);
  }

  /** Stops all timers. */
  close(): void {
    for (const code of [...this.missing.keys()]) this.forget(code);
  }

  private start(code: string, key: Key): void {
    const timers = this.missing.get(code) ?? new Map<Key, NodeJS.Timeout | null>();
    const timer = setTimeout(() => {
      timers.set(key, null);
      this.lookAgain(code);
    }, this.waitMs);
    timers.set(key, timer);
    this.missing.set(code, timers);
  }

  private stop(code: string, key: Key): void {
    const timers = this.missing.get(code);
    clearTimeout(timers?.get(key) ?? undefined);
    timers?.delete(key);
    if (timers?.size === 0) this.missing.delete(code);
  }
}
