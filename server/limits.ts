/** How often something may happen: a bucket of so many tokens, refilled at so many a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
  /** How many events beyond the rate are held against the key; none when not given. */
  readonly debt?: number;
}

/** How often things may be done. Generous for people, tight for scripts; tests and bots raise them. */
export interface Rates {
  /** Frames of one connection, whatever is in them; beyond that it is closed. */
  readonly frames: Rate;
  /** Commands of one connection to a namespace. */
  readonly perSocket: Rate;
  /** Commands of one seat, over all its connections. */
  readonly perSeat: Rate;
  /** Commands, requests and new connections of one network address: several players may share one. */
  readonly perAddress: Rate;
  /** Wrong room codes, tokens and credentials of one address. */
  readonly guesses: Rate;
  /** Rooms and matches made by one address. */
  readonly creations: Rate;
}

/** All limits of the server. */
export interface Limits extends Rates {
  /** Connected clients in all, and from one network address. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Rooms that are kept, and matches that are kept and not over. */
  readonly rooms: number;
  /** How long a connection may stay that has never asked for anything it got. */
  readonly silentMs: number;
  /** How many unsent bytes may wait for those who read too slowly: of one connection, of one address, and of all. */
  readonly unsentPerConnection: number;
  readonly unsentPerAddress: number;
  readonly unsent: number;
}

/** What a server starts with. */
export const LIMITS: Limits = {
  frames: { burst: 600, perSecond: 100 },
  perSocket: { burst: 120, perSecond: 20 },
  perSeat: { burst: 120, perSecond: 20 },
  perAddress: { burst: 600, perSecond: 100 },
  // Many guesses may be under way before the first is found to be wrong: they count all the same.
  guesses: { burst: 20, perSecond: 0.2, debt: 200 },
  creations: { burst: 30, perSecond: 0.2 },
  connections: 10_000,
  connectionsPerAddress: 200,
  rooms: 50_000,
  silentMs: 120_000,
  // More than two whole views with their conversation.
  unsentPerConnection: 256 * 1024,
  unsentPerAddress: 8 * 1024 * 1024,
  // A fifth of the heap of docker-compose.yml.
  unsent: 64 * 1024 * 1024,
};

/** No more buckets than this are remembered; beyond it those that are full are forgotten, then the oldest. */
const REMEMBERED = 10_000;
/** How long to wait before looking for full buckets again. */
const SWEEP_MS = 1000;

interface Bucket {
  tokens: number;
  at: number;
}

/** Counts events per key (a socket, an address) against a rate. */
export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>();
  private sweptAt = -Infinity;

  /** `clock` gives milliseconds. */
  constructor(
    private readonly rate: Rate,
    private readonly clock: () => number,
  ) {}

  /** Counts one event. Returns false when the key has used up its rate; the event counts only as its debt then. */
  take(key: string): boolean {
    const bucket = this.bucket(key);
    if (bucket.tokens < 1) {
      bucket.tokens = Math.max(-(this.rate.debt ?? 0), bucket.tokens - (this.rate.debt === undefined ? 0 : 1));
      return false;
    }
    bucket.tokens -= 1;
    return true;
  }

  /** Whether one more event would be within the rate. */
  allows(key: string): boolean {
    return this.bucket(key).tokens >= 1;
  }

  /** Forgets a key that will not come back, such as a closed connection. */
  forget(key: string): void {
    this.buckets.delete(key);
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.buckets.size;
  }

  private bucket(key: string): Bucket {
    const now = this.clock();
    const known = this.buckets.get(key);
    if (known !== undefined) {
      known.tokens = this.filled(known, now);
      known.at = now;
      return known;
    }
    if (this.buckets.size >= REMEMBERED) this.makePlace(now);
    const fresh = { tokens: this.rate.burst, at: now };
    this.buckets.set(key, fresh);
    return fresh;
  }

  private filled({ tokens, at }: Bucket, now: number): number {
    return Math.min(this.rate.burst, tokens + (Math.max(0, now - at) / 1000) * this.rate.perSecond);
  }

  /** Looking through all buckets for every new key would be a way to keep the server busy. */
  private makePlace(now: number): void {
    if (Math.abs(now - this.sweptAt) >= SWEEP_MS) {
      this.sweptAt = now;
      for (const [key, bucket] of this.buckets) {
        if (this.filled(bucket, now) >= this.rate.burst) this.buckets.delete(key);
      }
    }
    const [oldest] = this.buckets.keys();
    if (oldest !== undefined && this.buckets.size >= REMEMBERED) this.buckets.delete(oldest);
  }
}

/** The limiters of a running server, one per rate. */
export type Limiters = { readonly [Name in keyof Rates]: RateLimiter };

/** Makes all limiters; `clock` gives milliseconds. */
export function makeLimiters(rates: Rates, clock: () => number): Limiters {
  const of = (rate: Rate): RateLimiter => new RateLimiter(rate, clock);
  return {
    frames: of(rates.frames),
    perSocket: of(rates.perSocket),
    perSeat: of(rates.perSeat),
    perAddress: of(rates.perAddress),
    guesses: of(rates.guesses),
    creations: of(rates.creations),
  };
}

/** The key of a seat of a match for the limit per seat: the same over all its connections and doors. */
export function seatKey(match: string, seat: number): string {
  return `${match}:${seat}`;
}
