import type { StorageCounts } from '../storage/storage';

/** For how long a count is believed. */
const FRESH_MS = 2000;

/** Knows how much is kept, and whether more may be. */
export class Capacity {
  private counted: { readonly at: number; readonly counts: Promise<StorageCounts> } | null = null;
  private made = 0;

  /** `limit` is for rooms, and for matches that are not over; `clock` gives milliseconds. */
  constructor(
    private readonly count: () => Promise<StorageCounts>,
    private readonly limit: number,
    private readonly clock: () => number,
  ) {}

  /**
   * Counts a room or a match that is about to be made. Returns false when there are too many; nothing is counted then.
   * @throws whatever the storage throws
   */
  async take(): Promise<boolean> {
    const { rooms, matches } = await this.counts();
    if (Math.max(rooms, matches.gathering + matches.playing) + this.made >= this.limit) return false;
    this.made += 1;
    return true;
  }

  /** How much was kept a moment ago. */
  counts(): Promise<StorageCounts> {
    const now = this.clock();
    if (this.counted === null || Math.abs(now - this.counted.at) >= FRESH_MS) {
      const counts = this.count();
      // One that failed is not believed.
      counts.catch(() => (this.counted = null));
      this.counted = { at: now, counts };
      this.made = 0;
    }
    return this.counted.counts;
  }
}
