import type { ErrorCode, MemberId } from '../../shared/protocol/rooms';
import type { LiveMatch } from '../match/live';
import { isPaused } from '../match/pause';
import { becomes, type Changed, type Member, membersOf, refuse, type Room } from './room';

/** A nudge with its sender and receiver, or why it is refused. */
export type Nudge =
  { readonly ok: true; readonly by: Member; readonly whom: Member } | { readonly ok: false; readonly error: ErrorCode };

/**
 * Looks whether a member may nudge another one. That is for people whom the table waits for: neither for oneself nor for a bot.
 * @param match the match of the room; null in the lobby
 */
export function nudge(room: Room, by: Member, whom: MemberId, match: LiveMatch | null): Nudge {
  const other = membersOf(room).find(({ id }) => id === whom);
  if (other === undefined || other === by) return { ok: false, error: 'member-unknown' };
  if (match?.running == null) return { ok: false, error: 'room-not-started' };
  if (by.voice === 'muted') return { ok: false, error: 'muted' };
  if (isPaused(match.running)) return { ok: false, error: 'paused' };
  const at = room.seats.indexOf(other);
  return match.awaited.some(({ seat }) => seat === at)
    ? { ok: true, by, whom: other }
    : { ok: false, error: 'not-awaited' };
}

/** How long after a nudge the same member can be nudged again. */
const NUDGE_AGAIN_MS = 60_000;

/**
 * The room with a nudge noted, or why it comes too soon after another one. The room has it, and not the conversation: who talks much
 * cannot push it out (found: nudged again after 38 s).
 */
export function noteNudge(room: Room, whom: MemberId, now: number): Changed {
  const recent = (room.nudged ?? []).filter(({ at }) => Math.abs(now - at) < NUDGE_AGAIN_MS);
  if (recent.some(({ member }) => member === whom)) return refuse('too-fast');
  return becomes({ ...room, nudged: [...recent, { member: whom, at: now }] });
}
