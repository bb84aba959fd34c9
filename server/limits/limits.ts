import { networksOf } from './address';

/** A rate: a bucket of `burst` units, refilled with `perSecond` units a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
  /** How many units beyond an empty bucket are held against the key; as many as the burst when not given. */
  readonly debt?: number;
}

/**
 * All rates. A unit is an ordinary command, request or frame, which costs well under a millisecond; dearer ones count as more
 * units. The rates are generous for people and tight for scripts; tests and bots raise them.
 */
export interface Rates {
  /** Frames of one connection, with any contents; a connection beyond it is closed. */
  readonly frames: Rate;
  /** Frames of all connections of one network address; beyond it, the connection that sends the next one is closed. */
  readonly framesPerAddress: Rate;
  /** Commands of one connection, in all namespaces. */
  readonly perSocket: Rate;
  /** Commands of one seat, over all its connections. */
  readonly perSeat: Rate;
  /** Commands, requests and new connections of one network address: several players may share one. */
  readonly perAddress: Rate;
  /** Wrong room codes, tokens and credentials of one address. */
  readonly guesses: Rate;
  /** Wrong room codes, tokens and ids of everybody at the sockets. Beyond that, codes are looked up one after another. */
  readonly wrongCodes: Rate;
  /** Rooms and matches made by one address. */
  readonly creations: Rate;
  /** Lines of conversation of one seat, over all its connections; they count as commands as well. */
  readonly says: Rate;
  /** How often one seat points at something, over all its connections: everybody in the room is shown it. */
  readonly points: Rate;
  /** Frames of the pasts of matches that are made for one address; those that are there already are free. */
  readonly replays: Rate;
  /** Lines of conversation of one address, in all rooms and matches: each is kept. */
  readonly saysPerAddress: Rate;
}

/** All limits of the server. */
export interface Limits extends Rates {
  /** Connected clients in all, and from one network address. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Rooms that are kept, and matches that are kept and not over. */
  readonly rooms: number;
  /** How long a connection may stay open without a single command that was accepted. */
  readonly silentMs: number;
  /** The most unsent bytes that may wait for clients who read slowly: of one connection, of one address, and of all. */
  readonly unsentPerConnection: number;
  readonly unsentPerAddress: number;
  readonly unsent: number;
}

/** The defaults. */
export const LIMITS: Limits = {
  frames: { burst: 600, perSecond: 100 },
  // As many players as may share an address send less.
  framesPerAddress: { burst: 6000, perSecond: 400 },
  perSocket: { burst: 120, perSecond: 20 },
  perSeat: { burst: 120, perSecond: 20 },
  perAddress: { burst: 1200, perSecond: 100 },
  // Guesses of others at the same address must not shut a client out for long: a guess is taken before it is made.
  guesses: { burst: 20, perSecond: 0.2, debt: 0 },
  // With 6.8 million codes, guessing day and night at this rate finds one room out of 16.
  wrongCodes: { burst: 300, perSecond: 5, debt: 20 },
  creations: { burst: 30, perSecond: 0.2 },
  says: { burst: 10, perSecond: 1 },
  points: { burst: 5, perSecond: 0.5 },
  // Five people behind one address look back on a long game at once. A frame takes a quarter of a millisecond.
  replays: { burst: 4000, perSecond: 40, debt: 40_000 },
  saysPerAddress: { burst: 60, perSecond: 5 },
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

/** Each 4 KB of an answer beyond the first count as a unit: to make and send them costs about as much as a command. */
const BYTES_OUT = 4096;
/** The same for files and other answers over HTTP, which cost less to make. */
const BYTES_DOWN = 16_384;
/** The same for bytes sent to a whole room, which are encoded once. */
const BYTES_TO_ALL = 8192;
/** The same for incoming frames: parsing costs more than writing, and the largest honest frame is small. */
const BYTES_IN = 512;

/** The price of a frame, in units. */
export function priceOfFrame(bytes: number): number {
  return 1 + Math.floor(bytes / BYTES_IN);
}

/** The price of an answer beyond the unit that the command has paid, in units. */
export function priceOfAnswer(bytes: number): number {
  return Math.floor(bytes / BYTES_OUT);
}

/** The price of a broadcast, beyond that of its command: in units, also parts of one. */
export function priceOfBroadcast(bytes: number): number {
  return bytes / BYTES_TO_ALL;
}

/** The units beyond its rate that an address may use for the parts of a page: without one of them the page is blank. */
export const RESERVED_FOR_PARTS = 120;

/** The most bytes to a crowd that one answer to a game is charged with: a player who answers once a second is never slowed, however many look on. */
const BYTES_OF_ANSWER = 12 * BYTES_TO_ALL;

/** The bytes to those who look on that an answer to a game is charged with. */
export function chargedOfAnswer(bytes: number): number {
  return Math.min(bytes, BYTES_OF_ANSWER);
}

/** The price of an HTTP answer beyond the unit that the request has paid, in units. */
export function priceOfDownload(bytes: number): number {
  return Math.floor(bytes / BYTES_DOWN);
}

/** What a match costs that has to be read and replayed because it is not in memory, in units: about two milliseconds. */
export const PRICE_OF_LOADING = 8;

/** How many versions of a match are read and rebuilt in the time of one frame of its past. */
const VERSIONS_PER_FRAME = 8;

/** What reading versions costs that are not rebuilt, in frames of a past: also parts of one. */
export function priceOfReading(versions: number): number {
  return versions / VERSIONS_PER_FRAME;
}

/** What looking for an earlier version of a match costs, in frames of its past: it is looked for, read and gone back to. */
export function priceOfWayBack(versions: number): number {
  return 3 * (1 + Math.ceil(versions / VERSIONS_PER_FRAME));
}

/** The most buckets that are remembered. */
const REMEMBERED = 10_000;
/** How many are forgotten at once: finding the first key of a map is slow after many deletions before it. */
const FORGOTTEN = 100;
/** How long to wait before looking through all buckets again. */
const SWEEP_MS = 1000;

interface Bucket {
  units: number;
  at: number;
}

/**
 * Counts what keys (a connection, a seat) do against a rate. A key with an empty bucket is remembered until it has units
 * again, however many new keys come meanwhile. When there are too many such keys, all newcomers share one bucket.
 */
export class RateLimiter {
  private readonly paid = new Map<string, Bucket>();
  private readonly owing = new Map<string, Bucket>();
  private readonly newcomers: Bucket;
  private sweptAt = -Infinity;

  /** `clock` gives milliseconds. */
  constructor(
    private readonly rate: Rate,
    private readonly clock: () => number,
  ) {
    this.newcomers = { units: rate.burst, at: clock() };
  }

  /** Takes what something costs. Returns false, and takes nothing, when the key has used up its rate. */
  take(key: string, units = 1): boolean {
    if (!this.allows(key)) return false;
    this.charge(key, units);
    return true;
  }

  /**
   * Whether one more event would be within the rate. Its cost may be charged later.
   * @param reserve so many units may be owed before: less than the most that can be
   */
  allows(key: string, reserve = 0): boolean {
    return this.bucket(key).units >= 1 - Math.max(0, Math.min(reserve, this.most - 1));
  }

  /** Charges a cost after the event. Units that are not there are owed, up to a bound. */
  charge(key: string, units: number): void {
    const bucket = this.bucket(key);
    bucket.units = Math.max(-this.most, bucket.units - units);
    if (bucket.units >= 1 || !this.paid.delete(key)) return;
    this.owing.set(key, bucket);
  }

  /**
   * Lowers a key's balance to what a unit at each of these times, oldest first, would have left of it, if it is higher:
   * another node may have counted them.
   */
  recall(key: string, times: readonly number[]): void {
    const bucket = this.bucket(key);
    const begun: Bucket = { units: this.rate.burst, at: times[0] ?? bucket.at };
    for (const time of times) this.fill(begun, time).units -= 1;
    this.charge(key, Math.max(0, bucket.units - this.fill(begun, bucket.at).units));
  }

  /** Lowers a key's balance to that of another one, if it is higher: going on under another key gives no new rate. */
  lower(key: string, to: string): void {
    this.charge(key, Math.max(0, this.bucket(key).units - this.bucket(to).units));
  }

  /** Forgets a key that will not come back, such as a closed connection. */
  forget(key: string): void {
    this.paid.delete(key);
    this.owing.delete(key);
  }

  /** The most units that can be owed. */
  private get most(): number {
    return this.rate.debt ?? this.rate.burst;
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.paid.size + this.owing.size;
  }

  private bucket(key: string): Bucket {
    const now = this.clock();
    const known = this.paid.get(key) ?? this.owing.get(key);
    if (known !== undefined) return this.fill(known, now);
    if (this.size >= REMEMBERED) this.makePlace(now);
    if (this.size >= REMEMBERED) return this.fill(this.newcomers, now);
    const fresh = { units: this.rate.burst, at: now };
    this.paid.set(key, fresh);
    return fresh;
  }

  private fill(bucket: Bucket, now: number): Bucket {
    bucket.units = Math.min(
      this.rate.burst,
      bucket.units + (Math.max(0, now - bucket.at) / 1000) * this.rate.perSecond,
    );
    bucket.at = now;
    return bucket;
  }

  /** Forgets full buckets and, when that is not enough, the oldest of those that owe nothing. */
  private makePlace(now: number): void {
    // Not for every new key: looking through all buckets takes long.
    if (Math.abs(now - this.sweptAt) >= SWEEP_MS) {
      this.sweptAt = now;
      for (const [key, bucket] of this.owing) {
        if (this.fill(bucket, now).units < 1) continue;
        this.owing.delete(key);
        this.paid.set(key, bucket);
      }
      for (const [key, bucket] of this.paid) {
        if (this.fill(bucket, now).units >= this.rate.burst) this.paid.delete(key);
      }
    }
    if (this.size < REMEMBERED) return;
    let left = FORGOTTEN;
    for (const oldest of this.paid.keys()) {
      if ((left -= 1) < 0) return;
      this.paid.delete(oldest);
    }
  }
}

/** How many times the rate of a /64 the wider networks of IPv6 have, by {@link networksOf}: itself, its /56, its /48. */
const WIDER = [1, 2, 8] as const;

/** How much of a limit per address each of the networks of an address may use. */
export function shares(limit: number): readonly number[] {
  return WIDER.map((times) => limit * times);
}

/**
 * Counts what network addresses do against a rate. The wider IPv6 networks around an address have a rate of their own, so
 * that 65,536 networks of one customer are not that many rates. A network that is used up costs the others nothing.
 */
export class AddressLimiter {
  private readonly levels: readonly RateLimiter[];

  /** `clock` gives milliseconds. */
  constructor(rate: Rate, clock: () => number) {
    this.levels = WIDER.map((times) => new RateLimiter(timesRate(rate, times), clock));
  }

  /** As {@link RateLimiter.take}, of all networks of an address. */
  take(address: string, units = 1): boolean {
    if (!this.allows(address)) return false;
    this.charge(address, units);
    return true;
  }

  /** As {@link RateLimiter.allows}, for all networks of an address. */
  allows(address: string, reserve = 0): boolean {
    // The widest first: when it is used up, no bucket is made for the many networks inside it.
    const networks = networksOf(address);
    return networks.every((_, i) => {
      const level = networks.length - 1 - i;
      return this.levels[level]?.allows(networks[level] ?? '', reserve) !== false;
    });
  }

  /** As {@link RateLimiter.charge}, to all networks of an address. */
  charge(address: string, units: number): void {
    networksOf(address).forEach((network, level) => this.levels[level]?.charge(network, units));
  }
}

function timesRate({ burst, perSecond, debt }: Rate, times: number): Rate {
  return { burst: burst * times, perSecond: perSecond * times, ...(debt === undefined ? {} : { debt: debt * times }) };
}

/** The limiters of a running server, one per rate. */
export interface Limiters {
  readonly frames: RateLimiter;
  readonly framesPerAddress: AddressLimiter;
  readonly perSocket: RateLimiter;
  readonly perSeat: RateLimiter;
  readonly perAddress: AddressLimiter;
  readonly guesses: AddressLimiter;
  readonly wrongCodes: RateLimiter;
  readonly creations: AddressLimiter;
  readonly says: RateLimiter;
  readonly points: RateLimiter;
  readonly replays: AddressLimiter;
  readonly saysPerAddress: AddressLimiter;
}

/** Makes all limiters; `clock` gives milliseconds. */
export function makeLimiters(rates: Rates, clock: () => number): Limiters {
  return {
    frames: new RateLimiter(rates.frames, clock),
    framesPerAddress: new AddressLimiter(rates.framesPerAddress, clock),
    perSocket: new RateLimiter(rates.perSocket, clock),
    perSeat: new RateLimiter(rates.perSeat, clock),
    perAddress: new AddressLimiter(rates.perAddress, clock),
    guesses: new AddressLimiter(rates.guesses, clock),
    wrongCodes: new RateLimiter(rates.wrongCodes, clock),
    creations: new AddressLimiter(rates.creations, clock),
    says: new RateLimiter(rates.says, clock),
    points: new RateLimiter(rates.points, clock),
    replays: new AddressLimiter(rates.replays, clock),
    saysPerAddress: new AddressLimiter(rates.saysPerAddress, clock),
  };
}

/** The key of a seat of a match for the limit per seat: the same over all its connections and both protocols. */
export function seatKey(match: string, seat: number): string {
  return `${match}:${seat}`;
}
