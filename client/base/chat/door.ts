import { type Seat, secluding, type Waiting } from '../../../shared/engine/ask';

/** Whether the conversation is closed to a reader: the game's `kinds` of questions are answered alone. */
export function doorFor(seat: Seat | null, kinds: readonly string[], waiting: readonly Waiting[]): 'open' | 'closed' {
  return secluding(kinds, waiting).some((one) => one.seat === seat) ? 'closed' : 'open';
}
