import type { MemberView, RoomView } from '../../../shared/protocol/rooms';

/** The bots whose seats somebody who comes late can ask the table for: while a match runs, no seat is free, and newcomers may come in. */
export function botsToAsk({ phase, entrance, members }: RoomView): readonly MemberView[] {
  if (phase !== 'playing' || entrance !== 'open' || members.some(({ vacant }) => vacant)) return [];
  return members.filter(({ bot }) => bot !== null);
}
