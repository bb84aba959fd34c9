import type { Logger } from 'pino';

import { Counts } from '../lib/counts';
import { Recent } from '../lib/recent';
import type { Letter, Posted } from './post';

/** For how long an address rests that did not take a letter, the first time, the second and so on; in milliseconds. */
export const AGAIN_MS: readonly number[] = [5_000, 60_000, 600_000];

/** How many letters wait or are under way: in all, and of one room. For a further one an older one is dropped. */
const MOST = 2_000;
const MOST_OF_ROOM = 20;
/**
 * How many are under way at once: in all, to one host, and of one room; and to hosts that did not answer the last time, or were never
 * tried, letters that are tried for the first time and those that are tried again. So those that answer always find a place.
 */
const AT_ONCE = 128;
const TO_HOST = 8;
const OF_ROOM = 2;
const UNPROVEN = 32;
/** How long an address may take to answer; and the first time at a host that is not known to answer, so that its place is soon free. */
const ANSWER_MS = 10_000;
const FIRST_ANSWER_MS = 3_000;
/** An address that did not take so many letters one after another, each tried several times, is given up. */
const GIVEN_UP_AFTER = 3;
/** Of so many addresses and hosts is known how they have done. */
const KNOWN = 10_000;

/** A letter that waits to be posted. */
interface WaitingLetter {
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

/** The record of a room's deliveries, which decides whose letter is next. */
interface DeliveryRecord {
  /** The number of its tries without an answer, one after another. */
  readonly silences: number;
  /** When it had its last turn, as a running number. */
  readonly turn: number;
}
const NEW_ROOM: DeliveryRecord = { silences: 0, turn: 0 };

/** The parts that a {@link Delivery} works with. */
export interface DeliveryParts {
  /** Posts a letter once, and waits so many milliseconds for an answer. */
  readonly post: (letter: Letter, answerMs: number) => Promise<Posted>;
  readonly log: Logger;
  /** Instead of {@link AGAIN_MS}. */
  readonly againMs?: readonly number[] | undefined;
}

/**
 * Posts letters in the background, and again when they were not accepted. A receiver that is slow or fails delays only
 * its own room and other rooms at its host: rooms take turns, and rooms whose receivers answered come first. Counted by
 * room, because the address that made a room is not kept. Held in memory only: what is still waiting when the server
 * stops is lost, as late news is worth nothing.
 */
export class Delivery {
  private line: readonly WaitingLetter[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly ofRoom = new Counts();
  private readonly running = { hosts: new Counts(), rooms: new Counts(), unproven: new Counts<'first' | 'again'>() };
  private readonly tasks = new Set<Promise<void>>();
  /** By address. */
  private readonly troubles = new Recent<string, Trouble>(KNOWN);
  /** Hosts that answered the last time. */
  private readonly proven = new Recent<string, true>(KNOWN);
  private readonly standings = new Recent<string, DeliveryRecord>(KNOWN);
  private turn = 0;
  private readonly againMs: readonly number[];
  private state: 'open' | 'closed' = 'open';

  constructor(private readonly parts: DeliveryParts) {
    this.againMs = parts.againMs ?? AGAIN_MS;
  }

  /**
   * Posts a letter soon.
   * @param room the room that sends it: the number of its letters waiting and under way is bounded
   * @param onGone called when the address will never accept a letter, or has not accepted several
   */
  send(room: string, letter: Letter, onGone: () => void): void {
    if (this.state === 'closed') return;
    if (this.ofRoom.of(room) >= MOST_OF_ROOM) this.drop(this.line.find((one) => one.room === room));
    else if (this.line.length + this.tasks.size >= MOST) this.drop(this.mostDispensable());
    this.ofRoom.add(room);
    this.line = [...this.line, { room, letter, tries: 0, onGone }];
    if (this.rests(letter)) this.keepNewest(room, letter);
    this.goOn();
  }

  /** Drops letters that wait, and waits for those under way. */
  async close(): Promise<void> {
    this.state = 'closed';
    for (const timer of this.timers) clearTimeout(timer);
    this.line = [];
    await Promise.all(this.tasks);
  }

  /**
   * Posts as many letters as may go now: first those of rooms whose receivers answered, among them those of the room
   * that has waited longest.
   */
  private goOn(): void {
    while (this.tasks.size < AT_ONCE) {
      const next = this.line
        .filter((one) => this.mayGo(one))
        .reduce<WaitingLetter | null>((best, one) => (best === null || this.goesBefore(one, best) ? one : best), null);
      if (next === null) return;
      this.line = this.line.filter((one) => one !== next);
      const task = this.tried(next).finally(() => {
        this.tasks.delete(task);
        this.goOn();
      });
      this.tasks.add(task);
    }
  }

  private goesBefore(one: WaitingLetter, other: WaitingLetter): boolean {
    const [a, b] = [this.standingOf(one.room), this.standingOf(other.room)];
    return a.silences === b.silences ? a.turn < b.turn : a.silences < b.silences;
  }

  private standingOf(room: string): DeliveryRecord {
    return this.standings.get(room) ?? NEW_ROOM;
  }

  private mayGo(waiting: WaitingLetter): boolean {
    const { room, letter } = waiting;
    const { hosts, rooms, unproven } = this.running;
    return (
      hosts.of(letter.url.host) < TO_HOST &&
      rooms.of(room) < OF_ROOM &&
      (this.isProven(letter) || unproven.of(kindOf(waiting)) < UNPROVEN) &&
      !this.rests(letter)
    );
  }

  private isProven({ url }: Letter): boolean {
    return this.proven.get(url.host) === true;
  }

  private rests({ url }: Letter): boolean {
    return (this.troubles.get(url.href)?.restsUntil ?? 0) > performance.now();
  }

  /** The oldest letter of the room with the most; of several such rooms, of the one whose receivers answer least. */
  private mostDispensable(): WaitingLetter | undefined {
    return this.line.reduce<WaitingLetter | undefined>((worst, one) => {
      if (worst === undefined) return one;
      const more = this.ofRoom.of(one.room) - this.ofRoom.of(worst.room);
      const silences = this.standingOf(one.room).silences - this.standingOf(worst.room).silences;
      return more > 0 || (more === 0 && silences > 0) ? one : worst;
    }, undefined);
  }

  private drop(waiting: WaitingLetter | undefined): void {
    if (waiting === undefined) return;
    this.line = this.line.filter((one) => one !== waiting);
    this.ofRoom.remove(waiting.room);
  }

  /** Of the letters of a room to an address that rests only the newest is still news. It takes over the tries of the others. */
  private keepNewest(room: string, { url: { href } }: Letter): void {
    const same = this.line.filter((one) => one.room === room && one.letter.url.href === href);
    const newest = same.at(-1);
    if (newest === undefined || same.length === 1) return;
    const tries = Math.max(...same.map((one) => one.tries));
    for (const older of same.slice(0, -1)) this.drop(older);
    this.line = this.line.map((one) => (one === newest ? { ...newest, tries } : one));
  }

  private async tried(waiting: WaitingLetter): Promise<void> {
    const { room, letter } = waiting;
    const { host } = letter.url;
    const { hosts, rooms, unproven } = this.running;
    const known = this.isProven(letter);
    const kind = kindOf(waiting);
    this.turn += 1;
    this.standings.set(room, { ...this.standingOf(room), turn: this.turn });
    hosts.add(host);
    rooms.add(room);
    if (!known) unproven.add(kind);
    const answerMs = !known && kind === 'first' ? FIRST_ANSWER_MS : ANSWER_MS;
    const posted = await this.parts.post(letter, answerMs).catch((err: unknown): Posted => {
      this.parts.log.warn({ err }, 'cannot post a notification');
      return 'refused';
    });
    hosts.remove(host);
    rooms.remove(room);
    if (!known) unproven.remove(kind);
    if (posted === 'silent') this.proven.delete(host);
    else this.proven.set(host, true);
    const { turn, silences } = this.standingOf(room);
    this.standings.set(room, { turn, silences: posted === 'silent' ? silences + 1 : 0 });
    this.after(waiting, posted);
  }

  /** Notes how an address has done, and what becomes of its letter. */
  private after(waiting: WaitingLetter, posted: Posted): void {
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
      this.keepNewest(room, letter);
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

function kindOf({ tries }: WaitingLetter): 'first' | 'again' {
  return tries === 0 ? 'first' : 'again';
}
