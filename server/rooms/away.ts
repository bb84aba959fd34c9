import type { MemberId } from '../../shared/protocol/rooms';
import type { TokenHash } from '../lib/secrets';
import { isThere, membersOf, type Room } from './room';

/** Since when members have been away, in milliseconds since 1970; null: they are there again. */
export type AwayNotes = ReadonlyMap<MemberId, number | null>;

/** The absences to note now, and in how many milliseconds to look again; null: only when a member comes or goes. */
export interface AwayStep {
  readonly notes: AwayNotes;
  readonly inMs: number | null;
}

/**
 * The notes about absent members.
 * @param present whether a device is connected
 * @param seenAway since when this node has seen each member to be away
 * @param noteMs how long a member may be away before it is noted: loading a page again takes a moment
 */
export function awayStep(
  room: Room,
  present: (tokenHash: TokenHash) => boolean,
  seenAway: ReadonlyMap<MemberId, number>,
  now: number,
  noteMs: number,
): AwayStep {
  const notes = new Map<MemberId, number | null>();
  const waits: number[] = [];
  for (const member of membersOf(room)) {
    const { id, awaySince } = member;
    if (isThere(member, present)) {
      if (awaySince !== null) notes.set(id, null);
    } else if (awaySince === null) {
      const since = seenAway.get(id) ?? now;
      if (now - since >= noteMs) notes.set(id, since);
      else waits.push(since + noteMs - now);
    }
  }
  return { notes, inMs: waits.length === 0 ? null : Math.min(...waits) };
}

/**
 * The room with these notes; the same object when it has them. The note of an absence that was made first stays.
 * When a member comes back who is asked about another match, the time to answer begins anew for all.
 */
export function withAway(room: Room, notes: AwayNotes, now: number): Room {
  const changes = (id: MemberId, awaySince: number | null): boolean => {
    const note = notes.get(id);
    return note !== undefined && (note === null) !== (awaySince === null);
  };
  const changed = membersOf(room).filter(({ id, awaySince }) => changes(id, awaySince));
  if (changed.length === 0) return room;
  const asked = changed.some(({ id, ready }) => notes.get(id) === null && ready === 'not-yet');
  return {
    ...room,
    againSince: asked && room.againSince !== null ? now : room.againSince,
    seats: room.seats.map((one) =>
      one.kind === 'member' && changes(one.id, one.awaySince) ? { ...one, awaySince: notes.get(one.id) ?? null } : one,
    ),
  };
}
