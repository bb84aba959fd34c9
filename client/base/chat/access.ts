import { type Seat, secluding, type Waiting } from '../../../shared/engine/ask';
import type { MatchView } from '../../../shared/engine/match';
import type { MemberView } from '../../../shared/protocol/rooms';

/**
 * Whether a reader may take part in the conversation now. `closed`: they answer alone. `muted`: by the host; they can read. `out`: they
 * are out of the match, and talk with the spectators.
 */
export type ChatAccess = 'open' | 'closed' | 'muted' | 'out';

/**
 * Whether the chat is open to a seat.
 * @param seat the reader's seat; null is a spectator, to whom it is always open
 * @param kinds the kinds of questions that are secret choices
 * @param waiting the seats that are asked, and the kinds of their questions
 * @param keepers the stand-ins: a stand-in for a seat with a secret choice is out of the chat, too
 * @param voice whether the host has muted the reader
 * @param apart the seats that are out and talk with spectators
 */
export function chatAccess(
  seat: Seat | null,
  kinds: readonly string[],
  waiting: readonly Waiting[],
  keepers: MatchView['keepers'] = {},
  voice: MemberView['voice'] = 'heard',
  apart: readonly Seat[] = [],
): ChatAccess {
  const isPrivy = (of: Seat): boolean => {
    const keeping = keepers[of];
    return of === seat || (keeping?.by.kind === 'seat' && keeping.by.seat === seat && keeping.alone === 'kept');
  };
  if (seat !== null && secluding(kinds, waiting).some((one) => isPrivy(one.seat))) return 'closed';
  if (voice === 'muted') return 'muted';
  return seat !== null && apart.includes(seat) ? 'out' : 'open';
}
