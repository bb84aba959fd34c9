import type { Logger } from 'pino';

import type { Bus } from '../bus/bus';
import type { Kind } from '../ops/capacity';
import type { Storage, Unstarted } from '../storage/storage';

/** How often occupied places of this node are touched, and for how long a place counts as occupied after a touch. */
interface Pace {
  readonly touchMs: number;
  readonly leaseMs: number;
}

/** The only node knows who is where, and touches for the age of places only. The lease is for arrivals under way. */
const ALONE: Pace = { touchMs: 60_000, leaseMs: 1000 };
/** Nodes learn of occupied places of other nodes by their touches in storage. */
const AMONG_OTHERS: Pace = { touchMs: 5000, leaseMs: 15_000 };

/** An arrival touches a place that has not begun when the last touch is older than this. It is less than any lease. */
export const TOUCH_AGAIN_MS = 500;

/** For how long a search that found no vacant place is not repeated. */
const NONE_LEFT_MS = 1000;

/** How many matches with taken seats a search for one without may pass over. */
const PASSED_OVER = 100;

/** The parts that vacancies are found with. */
export interface VacancyParts {
  readonly storage: Storage;
  readonly bus: Pick<Bus, 'alone' | 'elsewhere'>;
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The places with a connection to this node. */
  readonly occupied: () => readonly string[];
  /** Whether anybody has a seat in a match with this metadata. */
  readonly seated: (metadata: string) => boolean;
  /** Called with each place that was deleted. */
  readonly taken: (place: string) => void;
}

/**
 * Finds rooms and matches of the lobby that have not begun and have no connection to any node: they are deleted first when
 * the server is full. Occupied places are touched in storage regularly, so that all nodes know of them.
 */
export class Vacancy {
  private readonly timer: NodeJS.Timeout;
  private readonly pace: Pace;
  /** When nothing was found last. */
  private readonly noneAt = { room: -Infinity, match: -Infinity };
  private readonly searches: Record<Kind, AsyncIterator<Unstarted> | null> = { room: null, match: null };
  private readonly took = { room: 0, match: 0 };
  private turn: Promise<unknown> = Promise.resolve();
  private touching: Promise<void> = Promise.resolve();

  constructor(private readonly parts: VacancyParts) {
    this.pace = parts.bus.alone ? ALONE : AMONG_OTHERS;
    this.timer = setInterval(() => void this.touch(), this.pace.touchMs).unref();
  }

  /** Touches the occupied places of this node. Never rejects: the next time makes up for a failure. */
  touch(): Promise<void> {
    this.touching = this.touching.then(async () => {
      const { storage, occupied, clock, log } = this.parts;
      const places = occupied();
      try {
        if (places.length > 0) await storage.touch(places, clock());
      } catch (err) {
        log.warn({ err }, 'cannot note which places are occupied');
      }
      this.report();
    });
    return this.touching;
  }

  /**
   * Deletes the room or match that has been empty for longest. Concurrent calls run one after another.
   * @returns whether there was one
   * @throws whatever the storage throws
   */
  makePlace(kind: Kind): Promise<boolean> {
    const mine = this.turn.then(() => this.take(kind));
    this.turn = mine.catch(() => undefined);
    return mine;
  }

  /** Stops; resolves once nothing is being deleted or touched any more. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all([this.turn, this.touching]);
    this.report();
  }

  private async take(kind: Kind): Promise<boolean> {
    if (Math.abs(this.parts.clock() - this.noneAt[kind]) < NONE_LEFT_MS) return false;
    // The list of an older search is used up first: only a fresh search proves that nothing is vacant.
    for (let search = this.searches[kind]; ; search = null) {
      if (await this.takeFrom(search ?? this.search(kind), kind)) return true;
      this.searches[kind] = null;
      if (search !== null) continue;
      this.noneAt[kind] = this.parts.clock();
      return false;
    }
  }

  private search(kind: Kind): AsyncIterator<Unstarted> {
    const found = this.parts.storage.unstarted(kind, this.parts.clock() - this.pace.leaseMs)[Symbol.asyncIterator]();
    this.searches[kind] = found;
    return found;
  }

  private async takeFrom(search: AsyncIterator<Unstarted>, kind: Kind): Promise<boolean> {
    const here = new Set(this.parts.occupied());
    const passedOver: Unstarted[] = [];
    for (;;) {
      const { value, done } = (await search.next()) as IteratorResult<Unstarted, undefined>;
      if (done === true) break;
      if (here.has(value.place)) continue;
      // Players in the stock lobby wait for others without a connection.
      if (kind === 'match' && passedOver.length < PASSED_OVER && this.parts.seated(value.body)) passedOver.push(value);
      else if (await this.delete(value, kind)) return true;
    }
    for (const one of passedOver) if (await this.delete(one, kind)) return true;
    return false;
  }

  private async delete(one: Unstarted, kind: Kind): Promise<boolean> {
    // The touches in storage say so already; this asks nodes whose clocks differ.
    const others = this.parts.bus.alone ? [] : await this.parts.bus.elsewhere(one.place);
    if (others.some(({ members, spectators }) => members.length + spectators > 0)) return false;
    if (this.parts.occupied().includes(one.place)) return false;
    if ((await this.parts.storage.deleteUnstarted(one)) === 'kept') return false;
    this.took[kind] += 1;
    this.parts.taken(one.place);
    return true;
  }

  private report(): void {
    const { room: rooms, match: matches } = this.took;
    if (rooms + matches === 0) return;
    this.took.room = 0;
    this.took.match = 0;
    this.parts.log.info({ reason: 'empty, and there was no more room', rooms, matches }, 'made place');
  }
}
