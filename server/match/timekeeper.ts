import type { Logger } from 'pino';

import { type AskId, TABLE } from '../../shared/engine/ask';
import { type ClockView, MOST_BEHIND_MS } from '../../shared/protocol/time';
import type { Bus } from '../bus/bus';
import { Background } from '../lib/background';
import { type Clock, clocksOf, doesAnything, isTimed, ranBy, shownClocks, type TableTime } from './clocks';
import type { Follower } from './follow';
import type { MatchChange, MatchHost } from './host';
import type { LiveMatch } from './live';
import type { Pause } from './pause';
import { UnsupportedMatch } from './running-views';
import { matchOf } from './state';

/** The parts that the timekeeper works with. */
export interface TimekeeperParts {
  readonly host: Pick<MatchHost, 'open' | 'onChange' | 'expire'>;
  readonly follower: Pick<Follower, 'onHold' | 'onRelease' | 'isHeld'>;
  readonly bus: Pick<Bus, 'tell' | 'onNotice'>;
  /** Has a bot answer one question; resolves to whether there is one for this game. */
  readonly decide: (id: string, ask: AskId) => Promise<boolean>;
  readonly clock: () => number;
  readonly log: Logger;
}

/** A timer is never set for longer: what is due later is looked at again. */
const LONGEST_MS = 3_600_000;

/** What could not be done, because storage was away, is tried again after so long. */
const AGAIN_MS = 5_000;

/** A match whose time is kept here. */
interface TimedMatch {
  table: TableTime | null;
  readonly asked: Map<AskId, number>;
  readonly behind: Map<AskId, number>;
  /** The questions of which a client has said that it shows them late. */
  readonly late: Set<AskId>;
  /** The questions whose clock has ended and that were not answered then: storage was away. */
  readonly ended: Set<AskId>;
  timer: NodeJS.Timeout | undefined;
  /** The clocks that were last sent to everybody, as JSON. */
  shown: string;
}

/**
 * Keeps the clocks of the matches that have viewers on this node, and does what their table wants when one ends. All
 * such nodes keep the same time; the question's id makes sure that it is answered once.
 */
export class Timekeeper {
  private readonly kept = new Map<string, TimedMatch>();
  private readonly listeners: ((id: string, clocks: readonly ClockView[]) => void)[] = [];
  private readonly background = new Background();
  private state: 'open' | 'closed' = 'open';

  constructor(private readonly parts: TimekeeperParts) {
    const { host, follower, bus } = parts;
    host.onChange(({ match }: MatchChange) => this.look(match));
    follower.onHold((id) => this.lookAgain(id));
    bus.onNotice((notice) => {
      if (notice.about === 'shown') this.begin(notice.id, notice.ask, notice.behindMs);
    });
    // Rooms report who is present. A room that everybody has left reports nothing more, so it is forgotten here.
    follower.onRelease((id) => this.forget(id));
  }

  /** Calls back whenever the public clocks of a match have changed. */
  onClocks(listener: (id: string, clocks: readonly ClockView[]) => void): void {
    this.listeners.push(listener);
  }

  /** The public clocks of a match now. */
  clocks(match: LiveMatch): readonly ClockView[] {
    const kept = this.kept.get(match.id);
    return kept === undefined ? [] : shownClocks(clocksOf(match, kept.table, kept));
  }

  /** How long the clocks of a match have run, for a pause that begins now. */
  ran(match: LiveMatch): Pause['ran'] {
    const kept = this.kept.get(match.id);
    return kept === undefined ? {} : ranBy(match, kept.table, clocksOf(match, kept.table, kept), this.parts.clock());
  }

  /** Takes note of how a match's table takes time now, and who of it is there. */
  seat(id: string, table: TableTime): void {
    const kept = this.keep(id);
    const now = this.parts.clock();
    const before = kept.table;
    const gathers = before?.present.size === 0 && table.present.size > 0;
    const hurries = [...(before?.slow ?? [])].some((of) => !table.slow.has(of));
    // Neither a break of the whole table costs anybody their time, nor coming back to one that has begun to play at once.
    if (gathers || hurries) for (const ask of kept.asked.keys()) kept.asked.set(ask, now);
    kept.table = table;
    this.lookAgain(id);
  }

  /**
   * Takes note that an open question is shown to its reader only now: its clock begins now, and so does that of a window
   * that the table holds open or whose answers are sealed, for all of its seats alike: the last of them to show it counts. It is
   * never later than `MOST_BEHIND_MS` after they were asked. Of each question only the first time counts.
   */
  shown({ id }: LiveMatch, ask: AskId): void {
    const kept = this.kept.get(id);
    const asked = kept?.asked.get(ask);
    if (kept === undefined || asked === undefined || kept.late.has(ask)) return;
    const behindMs = Math.min(MOST_BEHIND_MS, Math.max(0, this.parts.clock() - asked));
    this.parts.bus.tell({ about: 'shown', id, ask, behindMs });
    this.begin(id, ask, behindMs);
  }

  /** Stops all clocks, and waits for what they have begun. */
  async close(): Promise<void> {
    this.state = 'closed';
    for (const id of [...this.kept.keys()]) this.forget(id);
    await this.background.idle();
  }

  /** Stops the clocks of a match and forgets what was seen of it. */
  private forget(id: string): void {
    clearTimeout(this.kept.get(id)?.timer);
    this.kept.delete(id);
  }

  private keep(id: string): TimedMatch {
    const kept = this.kept.get(id) ?? newlyKept();
    this.kept.set(id, kept);
    return kept;
  }

  /** Begins the clock of a question, and those that end together with it, so much later than they were asked. */
  private begin(id: string, ask: AskId, behindMs: number): void {
    const kept = this.kept.get(id);
    if (kept === undefined || kept.late.has(ask)) return;
    const { behind, late } = kept;
    late.add(ask);
    const later = (of: AskId): unknown => behind.set(of, Math.max(behindMs, behind.get(of) ?? 0));
    later(ask);
    this.track(id, async () => {
      const match = await this.parts.host.open(id);
      if (match?.running == null) return;
      const { asks } = matchOf(match.running);
      const shown = asks.find((open) => open.id === ask);
      if (shown === undefined) return;
      for (const open of asks)
        if (open.seat === TABLE || (shown.sealed === true && open.sealed === true)) later(open.id);
      this.look(match);
    });
  }

  private lookAgain(id: string): void {
    this.track(id, async () => {
      const match = await this.parts.host.open(id);
      if (match !== null) this.look(match);
    });
  }

  /** Starts the clocks of new questions, stops those of answered ones, and tells of it. */
  private look(match: LiveMatch): void {
    const { id } = match;
    if (this.state === 'closed' || !this.parts.follower.isHeld(id) || match.over) {
      this.forget(id);
      return;
    }
    const open = match.running === null ? [] : matchOf(match.running).asks.filter(isTimed);
    // Most questions have no clock: for them nothing is kept.
    if (open.length === 0 && !this.kept.has(id)) return;
    const kept = this.keep(id);
    const now = this.parts.clock();
    const ids = new Set(open.map((ask) => ask.id));
    for (const known of [kept.asked, kept.behind, kept.late, kept.ended])
      for (const ask of known.keys()) if (!ids.has(ask)) known.delete(ask);
    for (const ask of ids) if (!kept.asked.has(ask)) kept.asked.set(ask, now);
    const clocks = clocksOf(match, kept.table, kept);
    this.wind(match, kept, clocks, now);
    const shown = shownClocks(clocks);
    const text = JSON.stringify(shown);
    if (text === kept.shown) return;
    kept.shown = text;
    for (const listener of this.listeners) listener(id, shown);
  }

  /** Sets the timer for the clock that ends first. */
  private wind(match: LiveMatch, kept: TimedMatch, clocks: readonly Clock[], now: number): void {
    clearTimeout(kept.timer);
    const waits = ending(clocks).flatMap((clock) => {
      if (clock.until === null || !doesAnything(match, clock, kept.table)) return [];
      return [kept.ended.has(clock.ask.id) ? AGAIN_MS : Math.max(0, clock.until - now)];
    });
    if (waits.length === 0) return;
    kept.timer = setTimeout(() => this.due(match.id), Math.min(LONGEST_MS, ...waits));
    kept.timer.unref();
  }

  /** Does what the table wants for each clock that has ended. */
  private due(id: string): void {
    this.track(id, async () => {
      const match = await this.parts.host.open(id);
      const kept = this.kept.get(id);
      if (match === null || kept === undefined) return;
      const now = this.parts.clock();
      for (const clock of ending(clocksOf(match, kept.table, kept))) {
        if (clock.until === null || clock.until > now || !doesAnything(match, clock, kept.table)) continue;
        kept.ended.add(clock.ask.id);
        await this.end(id, clock, kept.table);
      }
      this.lookAgain(id);
    });
  }

  private async end(id: string, { ask }: Clock, table: TableTime | null): Promise<void> {
    const bot = ask.seat !== TABLE && table?.rules.atEnd === 'bot';
    if (bot && (await this.parts.decide(id, ask.id))) return;
    // Refused when somebody has answered meanwhile, here or on another node.
    if (ask.fallback !== undefined) await this.parts.host.expire(id, ask.id);
  }

  private track(id: string, task: () => Promise<void>): void {
    this.background.run(task, (err) => {
      this.parts.log.warn({ err, match: id }, 'cannot keep time');
      if (!(err instanceof UnsupportedMatch)) this.tryAgain(id);
    });
  }

  /** Looks again later at a match that could not be read. */
  private tryAgain(id: string): void {
    const kept = this.kept.get(id);
    if (kept === undefined) return;
    clearTimeout(kept.timer);
    kept.timer = setTimeout(() => this.lookAgain(id), AGAIN_MS);
    kept.timer.unref();
  }
}

/** The clocks that end by themselves: the table's own, which ends for all seats at once, else those of seats. */
function ending(clocks: readonly Clock[]): readonly Clock[] {
  const own = clocks.filter(({ ask }) => ask.seat === TABLE);
  return own.length > 0 ? own : clocks;
}

function newlyKept(): TimedMatch {
  return {
    table: null,
    asked: new Map(),
    behind: new Map(),
    late: new Set(),
    ended: new Set(),
    timer: undefined,
    shown: '[]',
  };
}
