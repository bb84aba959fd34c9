import type { Logger } from 'pino';

import type { Bus } from '../bus/bus';
import type { Storage, Unstarted } from '../storage/storage';

/** What may be full. */
export type Kind = 'room' | 'match';

/** How often the places here at which somebody is are touched, and how long one that nobody touches is left alone. */
interface Pace {
  readonly touchMs: number;
  readonly leaseMs: number;
}

/** This node knows who is where: touching is only for the age of places. A moment for those who are just coming. */
const ALONE: Pace = { touchMs: 60_000, leaseMs: 1000 };
/** Other nodes tell by touching that somebody is at a place: storage is what they all share. */
const AMONG_OTHERS: Pace = { touchMs: 5000, leaseMs: 15_000 };

/** Whoever comes to a place that has not begun touches it when the last touch is older than this. Less than any lease. */
export const TOUCH_AGAIN_MS = 500;

/** For how long it is believed that there is nothing to be taken. */
const NONE_LEFT_MS = 1000;

/** How many matches in which somebody has a seat are passed over in search of one in which nobody has. */
const PASSED_OVER = 100;

/** What vacancies are found out from. */
export interface VacancyParts {
  readonly storage: Storage;
  readonly bus: Pick<Bus, 'alone' | 'elsewhere'>;
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The places on this node at which somebody is connected. */
  readonly occupied: () => readonly string[];
  /** Whether anybody has a seat in a match with this metadata. */
  readonly seated: (metadata: string) => boolean;
  /** Told of each place that was taken. */
  readonly taken: (place: string) => void;
}

/**
 * Knows which rooms and matches of the lobby have not begun and have nobody connected, on any node: they are the first to
 * go when the server is full. Places with somebody there are touched in storage now and then, so they stay young.
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

  /** Touches the places here at which somebody is. Never rejects: the next time makes it good. */
  touch(): Promise<void> {
    this.touching = this.touching.then(async () => {
      const { storage, occupied, clock, log } = this.parts;
      const places = occupied();
      try {
        if (places.length > 0) await storage.touch(places, clock());
      } catch (err) {
        log.warn({ err }, 'cannot note where somebody is');
      }
      this.report();
    });
    return this.touching;
  }

  /**
   * Deletes the room or match that has been empty for longest. One after another, however many ask.
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
    // What a search found a while ago may be left: its end is no proof that there is nothing.
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
      // Who has a seat in the stock lobby waits for the others without a connection.
      if (kind === 'match' && passedOver.length < PASSED_OVER && this.parts.seated(value.body)) passedOver.push(value);
      else if (await this.delete(value, kind)) return true;
    }
    for (const one of passedOver) if (await this.delete(one, kind)) return true;
    return false;
  }

  private async delete(one: Unstarted, kind: Kind): Promise<boolean> {
    // Storage has told already; this is for nodes whose clocks do not agree.
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
