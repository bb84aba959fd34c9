import type { AwaitedView } from '../../shared/protocol/rooms';
import { ANSWER_AGAIN_MS } from '../../shared/protocol/time';
import { absentSayLeft, type Consulting } from './proposals';
import { type Member, membersOf, type Room } from './room';

/** After the end: who is asked whether they want another match, and for how long it waits for their answer. */

/**
 * The room after a member has said whether they want another match. All are asked from when the first member wants one whom the
 * host has not muted, and no longer once no such member does.
 * @param before the room before that
 */
export function withAsking(before: Room, said: Room, now: number): Room {
  const since = isAsked(before) ? before.againSince : null;
  return { ...said, againSince: isAsked(said) ? (since ?? now) : null };
}

/** The members who have not said that they want another match, and without whom none begins at once. */
export function awaitedAgain(room: Room, consulting: Consulting): readonly AwaitedView[] {
  return membersOf(room).flatMap((one) => {
    const forMs = one.ready === 'ready' ? 0 : timeToAnswer(room, one, consulting);
    return forMs === 0 ? [] : [{ member: one.id, forMs }];
  });
}

function isAsked(room: Room): boolean {
  return membersOf(room).some(({ ready, voice }) => ready === 'ready' && voice === 'heard');
}

function timeToAnswer(room: Room, { id, awaySince }: Member, consulting: Consulting): number {
  const { present, now } = consulting;
  const asked = room.againSince ?? now;
  if (!present.has(id)) return absentSayLeft(room, asked, awaySince, consulting);
  // That they are back will be noted in a moment; then they are asked anew.
  const since = awaySince === null ? asked : now;
  return Math.min(ANSWER_AGAIN_MS, Math.max(0, since + ANSWER_AGAIN_MS - now));
}
