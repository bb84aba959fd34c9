import { seat } from '../../shared/engine/ask';
import type { TableNews } from '../../shared/protocol/rooms';
import type { TokenHash } from '../lib/secrets';
import type { LiveMatch } from '../match/live';
import { matchOf } from '../match/state';
import { type Room, seatOf } from './room';
import type { TellingParts } from './telling';

/**
 * News of a room for a member: what the room's state and the member's own view of the match say, and nothing more. A match that
 * cannot be read has no news but its phase.
 */
export async function newsOf(
  { rooms, follower }: Pick<TellingParts, 'rooms' | 'follower'>,
  room: Room,
  member: TokenHash,
): Promise<TableNews> {
  if (room.matchId !== null) await follower.freshen(room.matchId);
  const match = room.matchId === null ? null : await rooms.matchOf(room).catch(() => null);
  const own = seat(seatOf(room, member) ?? 0);
  const awaited = match?.awaited ?? [];
  const since = awaited.find((one) => one.seat === own)?.since;
  const over = match?.running == null ? null : matchOf(match.running).over;
  return {
    is: 'there',
    code: room.code,
    game: room.game,
    phase: phaseOf(room, match),
    seat: own,
    names: room.seats.map(({ name }) => name),
    // In a window that hides who has answered, everybody counts as awaited: only its own questions tell a seat that it is.
    asked: since !== undefined && match?.isAsked(own) === true ? since : null,
    waiting: awaited.filter((one) => one.seat !== own),
    outcome: over?.outcome ?? null,
    ...(over?.outcome === 'ranked' ? { first: over.places[0] ?? [] } : {}),
  };
}

function phaseOf({ matchId }: Room, match: LiveMatch | null): TableNews['phase'] {
  if (matchId === null) return 'lobby';
  if (match === null) return 'stuck';
  return match.over ? 'over' : 'playing';
}
