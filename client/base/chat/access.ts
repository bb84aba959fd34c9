import { type Seat, secluding, type Waiting } from '../../../shared/engine/ask';

/** Whether a reader may take part in the conversation now. */
export type ChatAccess = 'open' | 'closed';

/**
 * Whether the conversation is open to a seat.
 * @param seat the reader's seat; null is a spectator, to whom it is always open
 * @param kinds the kinds of questions that the game has answered alone
 * @param waiting who is asked what now
 */
export function chatAccess(seat: Seat | null, kinds: readonly string[], waiting: readonly Waiting[]): ChatAccess {
  return secluding(kinds, waiting).some((one) => one.seat === seat) ? 'closed' : 'open';
}
