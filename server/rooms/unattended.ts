import type { Logger } from 'pino';

import { Background } from '../lib/background';
import type { Recent } from '../lib/recent';
import { nextEnd } from '../match/clocks';
import type { Follower } from '../match/follow';
import type { MatchHost } from '../match/host';
import type { LiveMatch } from '../match/live';
import { UnsupportedMatch } from '../match/running-views';
import type { Timekeeper } from '../match/timekeeper';
import type { Storage } from '../storage/storage';
import type { Room } from './room';
import type { Rooms } from './rooms';
import { tableTime } from './timing';

/** How often and for how long matches without people are looked at, in milliseconds. */
export interface UnattendedPace {
  /** How often storage is asked which rooms are due. */
  readonly everyMs: number;
  /** A match is let go again when nothing has happened in it for so long: the clocks that were due have ended, the bots have answered. */
  readonly quietMs: number;
}

export const UNATTENDED_PACE: UnattendedPace = { everyMs: 60_000, quietMs: 15_000 };

/** The parts that this works with. */
export interface UnattendedParts {
  readonly rooms: Pick<Rooms, 'find' | 'matchOf'>;
  readonly host: Pick<MatchHost, 'onChange'>;
  readonly follower: Pick<Follower, 'hold' | 'release'>;
  readonly timekeeper: Pick<Timekeeper, 'seat'>;
  readonly storage: Pick<Storage, 'noteDue' | 'dueRooms'>;
  /** The rooms of matches that were looked at on this node. */
  readonly roomOf: Pick<Recent<string, string>, 'set'>;
  readonly pace: UnattendedPace;
  readonly clock: () => number;
  readonly log: Logger;
}

/** However long a clock runs, a room is looked at so often: what a node that died did not note costs no more than that. */
const AT_LEAST_MS = 86_400_000;

/** How many rooms are looked at at the same time by one node. */
const MOST = 50;

/** A room that is looked at. */
interface Attended {
  readonly code: string;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Looks at matches by correspondence without people, as if a player were there: their clocks end, and their bots answer. Storage has
 * when each room is due. Whichever node finds it first looks, and notes the next time before it does.
 */
export class Unattended {
  /** By match. */
  private readonly attended = new Map<string, Attended>();
  /** The last noted due times of the correspondence rooms with people on this node. */
  private readonly noted = new Map<string, number>();
  private readonly background = new Background();
  private timer: NodeJS.Timeout | null = null;
  private state: 'open' | 'closed' = 'open';

  constructor(private readonly parts: UnattendedParts) {
    parts.host.onChange(({ match }) => this.quietAgain(match.id));
  }

  /** Begins to ask storage which rooms are due. Does not keep the process alive. */
  start(): void {
    this.timer ??= setInterval(() => this.track(() => this.round()), this.parts.pace.everyMs).unref();
    this.track(() => this.round());
  }

  /** Notes a room with people, after each of its changes. */
  note(room: Room, match: LiveMatch | null): void {
    const { code } = room;
    const now = this.parts.clock();
    const due = dueOf(room, match, now);
    const noted = this.noted.get(code) ?? null;
    if (due === null) {
      if (this.noted.delete(code)) this.track(() => this.parts.storage.noteDue(code, null));
    } else if (noted === null || noted <= now || due < noted) {
      this.noted.set(code, due);
      this.track(() => this.parts.storage.noteDue(code, due));
    }
  }

  /** The last one on this node has left a room: where it plays by correspondence, its bots go on. */
  left(code: string): void {
    if (this.noted.delete(code)) this.track(() => this.attend(code));
  }

  /** Lets go of all matches, and waits for what was begun. */
  async close(): Promise<void> {
    this.state = 'closed';
    if (this.timer !== null) clearInterval(this.timer);
    for (const match of [...this.attended.keys()]) this.letGo(match);
    await this.background.idle();
  }

  /** Looks at the rooms that are due. */
  private async round(): Promise<void> {
    const free = MOST - this.attended.size;
    if (this.state === 'closed' || free <= 0) return;
    for (const code of await this.parts.storage.dueRooms(this.parts.clock(), free)) this.track(() => this.attend(code));
  }

  private async attend(code: string): Promise<void> {
    const { rooms, storage, timekeeper, follower, clock, log } = this.parts;
    const room = await rooms.find(code);
    const match = room === null ? null : await rooms.matchOf(room).catch(unlessUnsupported);
    // Rules that are missing here may be back one day.
    if (match === 'unsupported') return storage.noteDue(code, clock() + AT_LEAST_MS);
    const due = room === null ? null : dueOf(room, match, clock());
    await storage.noteDue(code, due);
    if (room === null || match === null || due === null || this.state === 'closed') return;
    this.parts.roomOf.set(match.id, code);
    if (!this.attended.has(match.id)) {
      log.debug({ match: match.id }, 'looking at a match without people');
      this.attended.set(match.id, { code, timer: undefined });
      follower.hold(match.id);
    }
    timekeeper.seat(
      match.id,
      tableTime(room, () => false, clock()),
    );
    this.quietAgain(match.id);
  }

  /** Lets a match go when nothing happens in it from now on. */
  private quietAgain(match: string): void {
    const attended = this.attended.get(match);
    if (attended === undefined) return;
    clearTimeout(attended.timer);
    attended.timer = setTimeout(() => {
      this.letGo(match);
      this.track(() => this.noteAgain(attended.code));
    }, this.parts.pace.quietMs);
    attended.timer.unref();
  }

  private letGo(match: string): void {
    const attended = this.attended.get(match);
    if (attended === undefined) return;
    clearTimeout(attended.timer);
    this.attended.delete(match);
    this.parts.follower.release(match);
  }

  /** Notes when a room is due after what has happened in its match. */
  private async noteAgain(code: string): Promise<void> {
    const { rooms, storage, clock } = this.parts;
    const room = await rooms.find(code);
    const match = room === null ? null : await rooms.matchOf(room);
    if (room !== null && this.state === 'open') await storage.noteDue(code, dueOf(room, match, clock()));
  }

  private track(task: () => Promise<void>): void {
    this.background.run(task, (err) => this.parts.log.warn({ err }, 'cannot look at a match without people'));
  }
}

function unlessUnsupported(error: unknown): 'unsupported' {
  if (error instanceof UnsupportedMatch) return 'unsupported';
  throw error;
}

/** When a room without people is to be looked at; null: it is not, for it is played live, in the lobby or over. */
function dueOf(room: Room, match: LiveMatch | null, now: number): number | null {
  if (room.time.pace === 'live' || match?.running == null || match.over) return null;
  const end = nextEnd(
    match,
    tableTime(room, () => false, now),
  );
  return Math.min(end ?? Infinity, now + AT_LEAST_MS);
}
