import { type Ask, type AskId, type Seat, TABLE } from '../../shared/engine/ask';
import type { ClockSpec } from '../../shared/engine/game';
import type { ClockView, TimeRules } from '../../shared/protocol/time';
import { MORE_TIMES } from '../../shared/protocol/time';
import type { LiveMatch } from './live';
import { isPaused, LEFT_AFTER_PAUSE_MS, type Pause } from './pause';
import { botOf, matchOf } from './state';

/** How a table takes time in its match, and who of it is there. */
export interface TableTime {
  readonly rules: TimeRules;
  /** Since when these times hold, in milliseconds since 1970; null: since the beginning. */
  readonly timedAt: number | null;
  /**
   * The seats of members who have been away since before the host changed to live play: they keep the days of
   * correspondence.
   */
  readonly slow: ReadonlySet<Seat>;
  /** Whether anybody else would wait for a player. */
  readonly company: 'alone' | 'others';
  /** The seats with a present player, in person or as stand-in. */
  readonly present: ReadonlySet<Seat>;
  /** How often more time was given, by question. */
  readonly more: ReadonlyMap<AskId, number>;
}

/** What a node has seen of a match: in milliseconds of its clock. */
export interface Witnessed {
  /** Since when each question has been open, and somebody of the table there. */
  readonly asked: ReadonlyMap<AskId, number>;
  /** How much later its reader was shown a question, where a client has said so, in milliseconds. */
  readonly behind: ReadonlyMap<AskId, number>;
}

/** The clock of an open question. */
export interface Clock {
  readonly ask: Ask;
  /** When it ends; null while it stands still. */
  readonly until: number | null;
  /** How much of it is left while the table pauses; absent otherwise. */
  readonly leftMs?: number;
  readonly lengthMs: number;
  readonly more: number;
}

/** A masked window closes after so many seconds when neither its table nor its game says how long. */
const HOLD_SECONDS = 8;
const DAY_MS = 86_400_000;

/**
 * The clocks of a match. In live play, a clock runs from its question on, or from when its reader's client has shown it,
 * while any player is present, of its own seat or another: leaving and coming back gains no time. It begins anew after a
 * break of the whole table or a restart of the server. In correspondence it runs from when the table first waited for the
 * seat. No clock runs from before the host's last change of time rules, nor while the table pauses: then it has left what it had
 * when the pause began. A player alone in live play keeps nobody waiting
 * and has no clock.
 * @param table null when the match is in no room: then only the table's own asks have one
 */
export function clocksOf(match: LiveMatch, table: TableTime | null, witnessed: Witnessed): readonly Clock[] {
  if (match.running === null || match.over) return [];
  const paused = isPaused(match.running);
  const unhurried = table?.company === 'alone' && table.rules.pace === 'live';
  return matchOf(match.running).asks.flatMap((ask): readonly Clock[] => {
    if (unhurried && ask.seat !== TABLE) return [];
    const rules = table === null ? null : rulesFor(table, ask.seat);
    const lengthMs = ask.lasts ?? lengthOf(match.game.module.meta.clocks ?? [], rules, ask);
    if (lengthMs === null || isBots(match, ask.seat)) return [];
    const fixed = sharesTime(ask);
    const more = fixed ? 0 : (table?.more.get(ask.id) ?? 0);
    const total = lengthMs * (1 + more);
    const leftMs = total - ranBefore(match, table, ask);
    const clock = { ask, lengthMs: total, more: fixed ? 0 : MORE_TIMES - more };
    if (paused) return [{ ...clock, until: null, leftMs }];
    const begun = begunAt(match, table, witnessed, ask);
    return [{ ...clock, until: begun === null ? null : begun + leftMs }];
  });
}

/**
 * Whether a question has one end with others that were asked at the same moment: no seat of a window gets more time than the
 * others, by asking for it or by showing the question late.
 */
export function sharesTime({ seat, sealed }: Ask): boolean {
  return seat === TABLE || sealed === true;
}

/** Whether a question has a clock of any kind. */
export function isTimed({ clock, lasts }: Ask): boolean {
  return clock !== undefined || lasts !== undefined;
}

/**
 * The clocks as every client may see them. While the table's own clock runs, those of seats are hidden: they would tell
 * which seats have answered.
 */
export function shownClocks(clocks: readonly Clock[]): readonly ClockView[] {
  // For how long the table waits of itself is on no screen: nobody can do anything about it.
  const timed = clocks.filter(({ ask }) => ask.lasts === undefined);
  const own = timed.filter(({ ask }) => ask.seat === TABLE);
  const shown = (own.length > 0 ? own : timed).map(({ ask: { seat, kind }, more, ...times }): ClockView => {
    return { seat: seat === TABLE ? null : seat, kind, ...times, more: seat === TABLE ? 0 : more };
  });
  // Of several questions of one kind to one seat, the first to end counts.
  return [...new Map(shown.toSorted(lastToEndFirst).map((one) => [`${one.seat ?? ''}.${one.kind}`, one])).values()];
}

/** Whether anything happens when a clock ends. */
export function doesAnything({ game: { module } }: LiveMatch, { ask }: Clock, table: TableTime | null): boolean {
  if (ask.seat === TABLE) return true;
  const passes = ask.fallback !== undefined;
  switch (table?.rules.atEnd) {
    case 'pass':
      return passes;
    case 'bot':
      return passes || module.bots !== undefined;
    case 'nothing':
    case undefined:
      return false;
  }
}

/**
 * When the first clock ends that then does something, if everybody stays away; null when there is none. Clocks that run
 * only while players are present are left out. What the table itself waits for runs from the last answer on.
 */
export function nextEnd(match: LiveMatch, table: TableTime): number | null {
  const own = match.running === null ? [] : matchOf(match.running).asks.filter(({ seat }) => seat === TABLE);
  const unseen: Witnessed = { asked: new Map(own.map(({ id }) => [id, match.parts.updatedAt])), behind: new Map() };
  const ends = clocksOf(match, table, unseen).flatMap((clock) =>
    clock.until !== null && doesAnything(match, clock, table) ? [clock.until] : [],
  );
  return ends.length === 0 ? null : Math.min(...ends);
}

/** How long each clock will have run before a pause that begins now, with at least {@link LEFT_AFTER_PAUSE_MS} left. */
export function ranBy(match: LiveMatch, table: TableTime | null, clocks: readonly Clock[], now: number): Pause['ran'] {
  return Object.fromEntries(
    clocks.map(({ ask, until, lengthMs }) => {
      const ran = until === null ? ranBefore(match, table, ask) : lengthMs - (until - now);
      return [ask.id, Math.max(0, Math.min(ran, lengthMs - LEFT_AFTER_PAUSE_MS))];
    }),
  );
}

/** How long a clock had run before the last pause. The host's change of time rules since then begins all clocks anew. */
function ranBefore({ running }: LiveMatch, table: TableTime | null, { id }: Ask): number {
  const pause = running?.notes.pause;
  if (pause === undefined || (table?.timedAt ?? 0) > pause.from) return 0;
  return pause.ran[id] ?? 0;
}

function lastToEndFirst(a: ClockView, b: ClockView): number {
  return (b.until ?? Infinity) - (a.until ?? Infinity);
}

/** How much time a seat has for what. */
function rulesFor({ rules, slow }: TableTime, of: Ask['seat']): TimeRules {
  return of !== TABLE && slow.has(of) ? { ...rules, pace: 'correspondence' } : rules;
}

function lengthOf(specs: readonly ClockSpec[], rules: TimeRules | null, { clock, seat }: Ask): number | null {
  if (clock === undefined) return null;
  const given = rules === null ? null : inMs(rules, clock);
  if (given !== null || seat !== TABLE) return given;
  return (specs.find(({ id }) => id === clock)?.initial ?? HOLD_SECONDS) * 1000;
}

function inMs({ pace, seconds, days }: TimeRules, clock: string): number | null {
  const [length, unit] = pace === 'live' ? [seconds[clock], 1000] : [days[clock], DAY_MS];
  return length == null ? null : length * unit;
}

/** From when a clock runs; null when it stands still. */
function begunAt(match: LiveMatch, table: TableTime | null, { asked, behind }: Witnessed, ask: Ask): number | null {
  const first = asked.get(ask.id);
  const wentOn = match.running?.notes.pause?.to ?? null;
  const seen = first === undefined ? null : notBefore(wentOn, first + (behind.get(ask.id) ?? 0));
  if (ask.seat === TABLE || table === null) return seen;
  if (rulesFor(table, ask.seat).pace === 'correspondence') {
    const waiting = match.running?.since.find(({ seat, kind }) => seat === ask.seat && kind === ask.kind);
    return notBefore(table.timedAt, notBefore(wentOn, waiting?.since ?? seen));
  }
  return table.present.size === 0 ? null : notBefore(table.timedAt, seen);
}

function notBefore(earliest: number | null, at: number | null): number | null {
  return at === null ? null : Math.max(at, earliest ?? at);
}

/** Whether a bot answers for a seat: as its player, or as its stand-in. */
function isBots({ metadata, running }: LiveMatch, seat: Seat): boolean {
  if (botOf(metadata, seat) !== null) return true;
  return running !== null && matchOf(running).keepers[seat]?.by.kind === 'bot';
}
