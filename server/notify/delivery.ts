import type { Logger } from 'pino';

import { Counts } from '../lib/counts';
import { Recent } from '../lib/recent';
import type { Letter, Posted } from './post';

/** For how long an address rests that did not take a letter, the first time, the second and so on; in milliseconds. */
export const AGAIN_MS: readonly number[] = [5_000, 60_000, 600_000];

/** How many letters wait or are under way: in all, and of one room. Further ones are dropped. */
const MOST = 2_000;
const MOST_OF_ROOM = 20;
/**
 * How many are under way at once: in all, to one host, and of one room; and to hosts that did not answer the last time, or were never
 * tried. So those that answer always find a place.
 */
const AT_ONCE = 128;
const TO_HOST = 8;
const OF_ROOM = 2;
const UNPROVEN = 64;
/** An address that did not take so many letters one after another, each tried several times, is given up. */
const GIVEN_UP_AFTER = 3;
/** Of so many addresses and hosts is known how they have done. */
const KNOWN = 10_000;

/** A letter that waits to be posted. */
interface Waiting {
  readonly room: string;
  readonly letter: Letter;
  readonly tries: number;
  readonly onGone: () => void;
}

/** An address that did not take the last letters. */
interface Trouble {
  /** How many tries, and how many letters that will not be tried again. */
  readonly tries: number;
  readonly letters: number;
  /** The clock's time from which it is tried again. */
  readonly restsUntil: number;
}

/** What a {@link Delivery} works with. */
export interface DeliveryParts {
  /** Posts a letter once. */
  readonly post: (letter: Letter) => Promise<Posted>;
  readonly log: Logger;
  /** Instead of {@link AGAIN_MS}. */
  readonly againMs?: readonly number[] | undefined;
}

/**
 * Posts letters in the background, and again when they were not taken. A receiver that is slow or fails costs its own room and others
 * at its own host some time, and nobody else. In memory only: what a server has not posted when it stops is lost, as nobody is to be told
 * late of what is long over.
 */
export class Delivery {
  private line: readonly Waiting[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly ofRoom = new Counts();
  private readonly running = { hosts: new Counts(), rooms: new Counts(), unproven: new Counts<'all'>() };
  private readonly tasks = new Set<Promise<void>>();
  /** By address. */
  private readonly troubles = new Recent<string, Trouble>(KNOWN);
  /** Hosts that answered the last time. */
  private readonly proven = new Recent<string, true>(KNOWN);
  private readonly againMs: readonly number[];
  private state: 'open' | 'closed' = 'open';

  constructor(private readonly parts: DeliveryParts) {
    this.againMs = parts.againMs ?? AGAIN_MS;
  }

  /**
   * Posts a letter soon.
   * @param room whose letter it is: each has a bounded number waiting and under way
   * @param onGone called when nobody will ever take a letter at that address, or nobody has taken several
   */
  send(room: string, letter: Letter, onGone: () => void): void {
    const all = this.line.length + this.tasks.size;
    if (this.state === 'closed' || all >= MOST || this.ofRoom.of(room) >= MOST_OF_ROOM) return;
    this.ofRoom.add(room);
    this.line = [...this.line, { room, letter, tries: 0, onGone }];
    this.goOn();
  }

  /** Drops what waits, and waits for what is under way. */
  async close(): Promise<void> {
    this.state = 'closed';
    for (const timer of this.timers) clearTimeout(timer);
    this.line = [];
    await Promise.all(this.tasks);
  }

  /** Posts what may be posted now, oldest first. */
  private goOn(): void {
    this.line = this.line.filter((next) => {
      if (!this.mayGo(next)) return true;
      const task = this.tried(next).finally(() => {
        this.tasks.delete(task);
        this.goOn();
      });
      this.tasks.add(task);
      return false;
    });
  }

  private mayGo({ room, letter: { url } }: Waiting): boolean {
    const { hosts, rooms, unproven } = this.running;
    return (
      this.tasks.size < AT_ONCE &&
      hosts.of(url.host) < TO_HOST &&
      rooms.of(room) < OF_ROOM &&
      (this.proven.get(url.host) === true || unproven.of('all') < UNPROVEN) &&
      (this.troubles.get(url.href)?.restsUntil ?? 0) <= performance.now()
    );
  }

  private async tried(waiting: Waiting): Promise<void> {
    const { url } = waiting.letter;
    const { hosts, rooms, unproven } = this.running;
    const known = this.proven.get(url.host) === true;
    hosts.add(url.host);
    rooms.add(waiting.room);
    if (!known) unproven.add('all');
    const posted = await this.parts.post(waiting.letter).catch((err: unknown): Posted => {
      this.parts.log.warn({ err }, 'cannot post a notification');
      return 'refused';
    });
    hosts.remove(url.host);
    rooms.remove(waiting.room);
    if (!known) unproven.remove('all');
    if (posted === 'silent') this.proven.delete(url.host);
    else this.proven.set(url.host, true);
    this.after(waiting, posted);
  }

  /** Notes how an address has done, and what becomes of its letter. */
  private after(waiting: Waiting, posted: Posted): void {
    const { room, letter, tries, onGone } = waiting;
    const { href, hostname } = letter.url;
    const again = (posted === 'later' || posted === 'silent') && tries < this.againMs.length;
    if (posted === 'taken') {
      this.troubles.delete(href);
    } else {
      const before = this.troubles.get(href) ?? { tries: 0, letters: 0 };
      const restMs = this.againMs[Math.min(before.tries, this.againMs.length - 1)] ?? 0;
      const letters = before.letters + (again ? 0 : 1);
      this.troubles.set(href, { tries: before.tries + 1, letters, restsUntil: performance.now() + restMs });
      if (this.state === 'open') this.goOnIn(restMs);
      if (posted === 'gone' || letters >= GIVEN_UP_AFTER) {
        this.troubles.delete(href);
        onGone();
      }
    }
    if (again && this.state === 'open') {
      this.line = [{ ...waiting, tries: tries + 1 }, ...this.line];
      return;
    }
    this.ofRoom.remove(room);
    if (posted !== 'taken') this.parts.log.info({ posted, host: hostname }, 'a notification was not taken');
  }

  private goOnIn(ms: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.goOn();
    }, ms);
    timer.unref();
    this.timers.add(timer);
  }
}
