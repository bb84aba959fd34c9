import type { StorageCounts } from '../storage/storage';

/** The kinds of things that may be full. */
export type Kind = 'room' | 'match';

/** For how long a count is used before storage is asked again. */
const FRESH_MS = 2000;

/** A count of storage, and the changes on this node since. */
interface Counted {
  readonly at: number;
  readonly counts: Promise<StorageCounts>;
  readonly made: Record<Kind, number>;
  readonly gone: Record<Kind, number>;
}

/** Decides whether another room or match may be made, by how many are stored. */
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
   * Counts a room or a match that is about to be made; at the limit of either, an empty one is deleted for it: a room will be a
   * match as well. Returns false, and counts nothing, when there are too many and none is empty.
   * @throws whatever the storage throws
   */
  async take(making: Kind): Promise<boolean> {
    const counted = this.latest();
    const { rooms, matches } = await counted.counts;
    const kept = { room: rooms, match: matches.gathering + matches.playing };
    const full = (['room', 'match'] as const).filter(
      (kind) => kept[kind] + counted.made[kind] - counted.gone[kind] >= this.limit,
    );
    counted.made[making] += 1;
    for (const kind of full) {
      if (await this.makePlace(kind)) {
        counted.gone[kind] += 1;
        continue;
      }
      counted.made[making] -= 1;
      return false;
    }
    return true;
  }

  /** The latest count. */
  counts(): Promise<StorageCounts> {
    return this.latest().counts;
  }

  private latest(): Counted {
    const now = this.clock();
    if (this.counted !== null && Math.abs(now - this.counted.at) < FRESH_MS) return this.counted;
    const counts = this.count();
    // A count that failed is asked for again.
    counts.catch(() => (this.counted = null));
    this.counted = { at: now, counts, made: { room: 0, match: 0 }, gone: { room: 0, match: 0 } };
    return this.counted;
  }
}
