import type { TokenHash } from '../lib/secrets';
import type { Member, Room } from './room';

/** A member under the names that storage has: `token` is the hash of the token. */
interface StoredMember extends Omit<Member, 'tokenHash'> {
  readonly token: TokenHash;
}

/** A room as JSON in storage. */
interface StoredRoom extends Omit<Room, 'members'> {
  readonly members: readonly StoredMember[];
}

/** The body of a room's record in storage. */
export function bodyOf(room: Room): string {
  const members = room.members.map(({ name, tokenHash, picks }) => ({ name, token: tokenHash, picks }));
  return JSON.stringify({ ...room, members } satisfies StoredRoom);
}

/** The room in the body of a record. Throws SyntaxError for what is no JSON. */
export function roomIn(body: string): Room {
  const room = JSON.parse(body) as StoredRoom;
  return { ...room, members: room.members.map(({ name, token, picks }) => ({ name, tokenHash: token, picks })) };
}
