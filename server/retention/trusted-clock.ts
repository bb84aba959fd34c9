import type { Storage } from '../storage/storage';

const HOUR_MS = 60 * 60 * 1000;

/** How far the clock may be ahead of what is known before it is doubted: a server may have been off for so long. */
const TOLERANCE_MS = 24 * HOUR_MS;

/** How long servers must have run with a clock that is doubted until it is believed. */
const PROOF_MS = 7 * 24 * HOUR_MS;

/** The stored note about the clock, in milliseconds. */
interface Note {
  /** The latest time that was believed, since 1970. */
  readonly believed: number;
  /** Null when there is no doubt; else the time of the last look at the doubted clock, and how long servers have run by it. */
  readonly doubt: { readonly at: number; readonly ran: number } | null;
}

/** The result of a look at the clock. Nothing may be deleted by a doubted clock. */
export type Verdict =
  | { readonly clock: 'believed' }
  | {
      readonly clock: 'doubted';
      /** How far it is ahead of the latest time that was believed, and for how much longer it will be doubted, in milliseconds. */
      readonly aheadMs: number;
      readonly provenInMs: number;
    };

/** The clocks to be compared, in milliseconds. */
export interface Clocks {
  /** The time of day, since 1970: what may be wrong. */
  readonly wall: () => number;
  /** Grows with time and is never set; since whenever. */
  readonly monotonic: () => number;
}

/**
 * Compares the clock with the time that storage has noted. Since the last believed time, the clock may have gone ahead by as
 * much as the monotonic clock has counted, and a day. A clock further ahead is doubted until servers have run with it for a
 * week, or the operator says that it is right. Each node on a storage has an instance of its own: while one node has the
 * right clock, the doubted clocks of others never get through their week.
 */
export class TrustedClock {
  private lookedAt: number | null = null;

  constructor(
    private readonly storage: Storage,
    private readonly clocks: Clocks,
  ) {}

  /**
   * Looks at the clock, and notes the result in storage.
   * @throws whatever the storage throws
   */
  async look(): Promise<Verdict> {
    const [wall, ticks] = [this.clocks.wall(), this.clocks.monotonic()];
    const passed = this.lookedAt === null ? 0 : Math.max(0, ticks - this.lookedAt);
    const known = readNote(await this.storage.loadClock()) ?? { believed: await this.newest(wall), doubt: null };
    const { next, verdict } = judge(known, wall, passed);
    await this.storage.saveClock(JSON.stringify(next));
    this.lookedAt = ticks;
    return verdict;
  }

  /** Believes the clock as it is now, on the operator's word. */
  async believe(): Promise<void> {
    await this.storage.saveClock(JSON.stringify({ believed: this.clocks.wall(), doubt: null } satisfies Note));
  }

  /** The note for a storage that has none yet: the time of its last write. */
  private async newest(wall: number): Promise<number> {
    return (await this.storage.newest()) ?? wall;
  }
}

/** @param passed how long the process has run since it looked before */
function judge(known: Note, wall: number, passed: number): { readonly next: Note; readonly verdict: Verdict } {
  const aheadMs = wall - known.believed - passed;
  // A clock that was set back deletes less, and proves nothing: machines without a battery start in 1970.
  const believed: Note = { believed: Math.max(known.believed, wall), doubt: null };
  if (aheadMs <= TOLERANCE_MS) return { next: believed, verdict: { clock: 'believed' } };
  // Only time that both clocks have counted proves anything.
  const both = known.doubt === null ? 0 : Math.min(passed, Math.max(0, wall - known.doubt.at));
  const ran = (known.doubt?.ran ?? 0) + both;
  if (ran >= PROOF_MS) return { next: believed, verdict: { clock: 'believed' } };
  return {
    next: { ...known, doubt: { at: wall, ran } },
    verdict: { clock: 'doubted', aheadMs, provenInMs: PROOF_MS - ran },
  };
}

/** Reads a note; one that cannot be read counts as none. */
function readNote(text: string | null): Note | null {
  try {
    const { believed, doubt } = JSON.parse(text ?? '{}') as Partial<Note>;
    if (!isTime(believed)) return null;
    return { believed, doubt: isTime(doubt?.at) && isTime(doubt.ran) ? doubt : null };
  } catch {
    return null;
  }
}

function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
