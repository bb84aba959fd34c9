import { isDeepStrictEqual } from 'node:util';

import { type Ask, type AskId, type Seat, seat } from '../../shared/engine/ask';
import type { ClockSpec, GameMeta } from '../../shared/engine/game';
import { asksForKeeper, seatsKeptBy } from '../../shared/engine/keeper';
import type { ErrorCode } from '../../shared/protocol/rooms';
import { DAYS, KEEP_AFTER, type Length, MORE_TIMES, type TimeRules } from '../../shared/protocol/time';
import type { TokenHash } from '../lib/secrets';
import { sharesTime, type TableTime } from '../match/clocks';
import type { LiveMatch } from '../match/live';
import { matchOf } from '../match/state';
import { barredFromHosting } from './hosting';
import { becomes, type Changed, isThere, refuse, type Room, seatOf } from './room';
import { paceSince } from './time';

/** Of so many questions a room remembers that more time was given. Few are ever open at once. */
const MORE_KEPT = 16;

/**
 * Sets how much time there is for what: the host, in the lobby and while a match runs.
 * @param now in milliseconds since 1970
 */
export function setTime(room: Room, meta: GameMeta, tokenHash: TokenHash, time: TimeRules, now: number): Changed {
  const barred = barredFromHosting(room, tokenHash);
  if (barred !== null) return refuse(barred);
  const specs = meta.clocks ?? [];
  const fits = (given: TimeRules['seconds'], lengths: (spec: ClockSpec) => readonly Length[]): boolean =>
    Object.keys(given).length === specs.length &&
    specs.every((spec) => lengths(spec).some((length) => Object.hasOwn(given, spec.id) && given[spec.id] === length));
  const bots = time.atEnd !== 'bot' || (meta.bots?.length ?? 0) > 0;
  if (
    !bots ||
    !KEEP_AFTER.includes(time.keepAfter) ||
    !fits(time.seconds, ({ seconds }) => seconds) ||
    !fits(time.days, () => DAYS)
  )
    return refuse('bad-options');
  if (isDeepStrictEqual(room.time, time)) return becomes(room);
  const quickens = room.time.pace === 'correspondence' && time.pace === 'live';
  const timed = !isDeepStrictEqual(lengthsOf(room.time), lengthsOf(time));
  return becomes({
    ...room,
    time,
    timedAt: timed ? now : room.timedAt,
    liveSince: quickens ? now : room.liveSince,
  });
}

/** The time rules that a running clock depends on. */
function lengthsOf({ pace, seconds, days }: TimeRules): object {
  return { pace, seconds, days };
}

/**
 * Gives an open question of a member's seat, or of one that they keep, more time.
 * @param match the match of the room; null in the lobby
 */
export function moreTime(room: Room, tokenHash: TokenHash, ask: AskId, match: LiveMatch | null): Changed {
  const found = openTo(room, tokenHash, ask, match);
  if (!found.ok) return refuse(found.error);
  return found.open.clock === undefined || sharesTime(found.open) ? refuse('no-more-time') : giveMore(room, ask);
}

/**
 * The open question of that id of a member's seat, or of one that they keep, or why there is none.
 * @param match the match of the room; null in the lobby
 */
export function openTo(
  room: Room,
  tokenHash: TokenHash,
  ask: AskId,
  match: LiveMatch | null,
):
  | { readonly ok: true; readonly match: LiveMatch; readonly open: Ask }
  | { readonly ok: false; readonly error: ErrorCode } {
  if (match?.running == null) return { ok: false, error: 'room-not-started' };
  const at = seatOf(room, tokenHash);
  if (at === null) return { ok: false, error: 'not-seated' };
  const by = seat(at);
  const whole = matchOf(match.running);
  const kept = seatsKeptBy(whole.keepers, by).flatMap((of) => asksForKeeper(match.game.module.meta, whole, of));
  // Questions of others are refused like questions that do not exist: see `refusal` of the engine.
  const open = [...whole.asks.filter((one) => one.seat === by), ...kept].find(({ id }) => id === ask);
  return open === undefined ? { ok: false, error: 'no-such-ask' } : { ok: true, match, open };
}

function giveMore(room: Room, ask: AskId): Changed {
  const times = moreOf(room).get(ask) ?? 0;
  if (times >= MORE_TIMES) return refuse('no-more-time');
  const others = room.more.filter((one) => one.ask !== ask);
  return becomes({ ...room, more: [...others, { ask, times: times + 1 }].slice(-MORE_KEPT) });
}

/**
 * How a room takes time in its match.
 * @param now in milliseconds since 1970
 */
export function tableTime(room: Room, present: (tokenHash: TokenHash) => boolean, now: number): TableTime {
  const slow = room.seats.flatMap((one, i) =>
    one.kind === 'member' && !isThere(one, present) && paceSince(room, one.awaySince ?? now) !== room.time.pace
      ? [i as Seat]
      : [],
  );
  const { time: rules, timedAt } = room;
  const there = room.seats.flatMap((one, i) => (one.kind === 'member' && isThere(one, present) ? [i as Seat] : []));
  const people = room.seats.filter(({ kind }) => kind === 'member').length;
  const company = people > 1 ? 'others' : 'alone';
  return { rules, timedAt, slow: new Set(slow), company, present: new Set(there), more: moreOf(room) };
}

function moreOf({ more }: Room): ReadonlyMap<AskId, number> {
  return new Map(more.map(({ ask, times }) => [ask, times]));
}
