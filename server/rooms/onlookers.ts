import type { ErrorCode, MemberId, WatcherId } from '../../shared/protocol/rooms';
import type { Follower } from '../match/follow';
import type { SocketPlace } from './presence';
import { memberOf, type Room } from './room';
import type { Rooms } from './rooms';
import { watcherOf } from './watching';

/** A person who watches a match and may foretell it: a spectator with a name, or a member who is out of the match. */
export interface Onlooker {
  /** Members and spectators of a room are counted together. */
  readonly id: MemberId | WatcherId;
  readonly name: string;
  /** A spectator sits outside, a member at the table, who has seen it all. */
  readonly sits: 'outside' | 'at-the-table';
  /** Whether spectators hear what they say of the match, or why not. */
  readonly heard: 'yes' | Extract<ErrorCode, 'muted' | 'not-watching'>;
}

/** The parts that onlookers are found with. */
interface OnlookerParts {
  readonly rooms: Pick<Rooms, 'metaOf' | 'supportedMatchOf'>;
  readonly follower: Pick<Follower, 'freshen'>;
}

/** The onlooker at a place in this room; null for those who play, and those without a name. */
export async function onlookerAt(
  { rooms, follower }: OnlookerParts,
  room: Room,
  { member, watcher }: Pick<SocketPlace, 'member' | 'watcher'>,
): Promise<Onlooker | null> {
  const named = watcherOf(room, watcher);
  if (named !== null) return { id: named.id, name: named.name, sits: 'outside', heard: 'yes' };
  const by = memberOf(room, member);
  if (by === null || room.matchId === null || rooms.metaOf(room)?.out === undefined) return null;
  // They may have gone out by a change on another node.
  await follower.freshen(room.matchId);
  const match = await rooms.supportedMatchOf(room);
  const at = room.seats.indexOf(by);
  if (match?.out.some((seat) => seat === at) !== true) return null;
  const apart = match.apart.some((seat) => seat === at);
  return {
    id: by.id,
    name: by.name,
    sits: 'at-the-table',
    heard: by.voice === 'muted' ? 'muted' : apart ? 'yes' : 'not-watching',
  };
}
