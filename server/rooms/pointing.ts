import type { Ref } from '../../shared/engine/ask';
import type { ErrorCode, Pointed } from '../../shared/protocol/rooms';
import type { LiveMatch } from '../match/live';
import type { Member } from './room';

/** A valid pointing, or why it is refused. */
export type Pointing =
  { readonly ok: true; readonly pointed: Pointed } | { readonly ok: false; readonly error: ErrorCode };

/**
 * Checks whether a member may point at a thing. The game says whether the thing is visible to everybody: a member
 * cannot point at secrets.
 * @param match the match of the room; null in the lobby
 * @returns an error when not: `muted` when the host has muted the member
 */
export function pointAt(by: Member, { kind, id }: Ref, match: LiveMatch | null): Pointing {
  if (match?.running == null) return { ok: false, error: 'room-not-started' };
  if (by.voice === 'muted') return { ok: false, error: 'muted' };
  const thing = { kind, id };
  if (match.game.module.isOnTable?.(match.table, thing) !== true) return { ok: false, error: 'bad-request' };
  return { ok: true, pointed: { by: by.id, thing } };
}
