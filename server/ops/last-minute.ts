const SECONDS = 60;

/** Counts what has happened in the last minute, to the second. */
export class LastMinute {
  private readonly counts = new Array<number>(SECONDS).fill(0);
  private newest = 0;

  /** `clock` gives milliseconds. */
  constructor(private readonly clock: () => number) {}

  /** Counts one more event. */
  add(): void {
    const now = this.roll();
    this.counts[now % SECONDS] = (this.counts[now % SECONDS] ?? 0) + 1;
  }

  /** The number of events in the last minute. */
  count(): number {
    this.roll();
    return this.counts.reduce((sum, count) => sum + count, 0);
  }

  /** Clears seconds that are over. Returns the present second; when the clock goes backwards, the newest one. */
  private roll(): number {
    const now = Math.max(this.newest, Math.floor(this.clock() / 1000));
    for (let second = Math.max(this.newest + 1, now - SECONDS + 1); second <= now; second++) {
      this.counts[second % SECONDS] = 0;
    }
    this.newest = now;
    return now;
  }
}
