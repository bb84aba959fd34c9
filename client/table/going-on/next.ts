import type { Seat } from '../../../shared/engine/ask';
import { keeperOf } from '../../../shared/engine/keeper';
import { goesOnAt, waitedSince } from '../../../shared/protocol/going-on';
import type { MemberId, MemberView, RoomView, ViewMessage } from '../../../shared/protocol/rooms';
import { ABSENT_SAY_MS, type ClockView } from '../../../shared/protocol/time';
import { pauseIn } from '../store/selectors';

/** A player without whom the table can go on, now or soon. */
export interface ToGoOn {
  /** The seat that the table waits for. */
  readonly of: Seat;
  /** The member who has to answer. */
  readonly member: MemberView;
  /** From when, in milliseconds of the server's clock. */
  readonly at: number;
  /** The other members who are present and not out of the match. */
  readonly others: readonly MemberView[];
  /** The members who have voted for it. */
  readonly agreed: readonly MemberId[];
}

/**
 * The first player without whom the table can go on, now or soon; null when there is none. A present player is named
 * only shortly before that time, and not while a clock runs, which says it better.
 */
export function nextToGoOn({
  message,
  room,
  seat,
  secluding,
  clocks,
  now,
  toldAt,
}: {
  readonly message: Pick<ViewMessage, 'view' | 'waitingSince' | 'changedAt'>;
  readonly room: RoomView;
  /** One's own. */
  readonly seat: Seat;
  readonly secluding: readonly string[];
  readonly clocks: readonly ClockView[];
  /** By the server's clock, in milliseconds. */
  readonly now: number;
  /** When the room was told, by the same clock. */
  readonly toldAt: number;
}): ToGoOn | null {
  // While the table holds a window open, it is a secret who has answered.
  if (message.view.over !== null || pauseIn(room) !== null || clocks.some((clock) => clock.seat === null)) return null;
  const all = message.view.waiting.flatMap(({ seat: of, kind }): readonly ToGoOn[] => {
    const keeper = keeperOf(message.view.keepers, of, kind, secluding);
    const person = keeper?.kind === 'bot' ? null : (keeper?.seat ?? of);
    const member = room.members.find((one) => one.seat === person);
    const since = waitedSince(message, of, room.pause?.endedAt ?? null);
    if (member === undefined || member.seat === seat || member.bot !== null || since === null) return [];
    const noted = room.goingOn.find((one) => one.seat === of);
    const ends = clocks.flatMap((clock) => (clock.seat === of && clock.until !== null ? [clock.until] : []));
    const clockEnd = ends.length === 0 ? null : Math.min(...ends);
    const awaySince = member.vacant ? 0 : member.connected ? null : toldAt - (member.awayForMs ?? 0);
    const at = goesOnAt({ pace: room.time.pace, since, clockEnd, awaySince, wentAt: noted?.wentAt ?? null });
    const soon = clockEnd === null && at - now <= ABSENT_SAY_MS.live;
    if (now < at && awaySince === null && !soon) return [];
    const others = room.members.filter(
      (one) =>
        one.connected && one.bot === null && one.seat !== member.seat && message.view.out?.includes(one.seat) !== true,
    );
    return [{ of, member, at, others, agreed: noted?.since === since ? noted.agreed : [] }];
  });
  return all.toSorted((a, b) => a.at - b.at)[0] ?? null;
}
