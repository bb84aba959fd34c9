import type { Kind } from '../retention/vacancy';
import type { StorageCounts } from '../storage/storage';

/** For how long a count is believed. */
const FRESH_MS = 2000;

/** A count, and what has become of it since. */
interface Counted {
  readonly at: number;
  readonly counts: Promise<StorageCounts>;
  made: number;
  readonly gone: Record<Kind, number>;
}

/** Knows how much is kept, and whether more may be. */
export class Capacity {
  private counted: Counted | null = null;

  /**
   * `limit` is for rooms, and for matches that are not over; `clock` gives milliseconds. `makePlace` deletes one that is
   * empty, and resolves to whether there was one.
   */
  constructor(
    private readonly count: () => Promise<StorageCounts>,
    private readonly limit: number,
    private readonly clock: () => number,
    private readonly makePlace: (kind: Kind) => Promise<boolean>,
  ) {}

  /**
   * Counts a room or a match that is about to be made; where there is no more room, one that is empty goes. Returns false
   * when there are too many and none is empty; nothing is counted then.
   * @throws whatever the storage throws
   */
  async take(): Promise<boolean> {
    const counted = this.latest();
    const { rooms, matches } = await counted.counts;
    const kept = { room: rooms, match: matches.gathering + matches.playing };
    const full = (['room', 'match'] as const).filter(
      (kind) => kept[kind] + counted.made - counted.gone[kind] >= this.limit,
    );
    counted.made += 1;
    for (const kind of full) {
      if (await this.makePlace(kind)) {
        counted.gone[kind] += 1;
        continue;
      }
      counted.made -= 1;
      return false;
    }
    return true;
  }

  /** How much was kept a moment ago. */
  counts(): Promise<StorageCounts> {
    return this.latest().counts;
  }

  private latest(): Counted {
    const now = this.clock();
    if (this.counted !== null && Math.abs(now - this.counted.at) < FRESH_MS) return this.counted;
    const counts = this.count();
    // One that failed is not believed.
    counts.catch(() => (this.counted = null));
    this.counted = { at: now, counts, made: 0, gone: { room: 0, match: 0 } };
    return this.counted;
  }
}
