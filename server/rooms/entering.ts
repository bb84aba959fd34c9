import type { ErrorCode, MemberId, WatcherId } from '../../shared/protocol/rooms';
import { hashToken, isToken, type TokenHash } from '../lib/secrets';
import { networksOf } from '../limits/address';
import { memberOf, membersOf, type Room } from './room';
import { ATTEMPTS, type Done, type Rooms } from './rooms';
import { isShownOut, watcherOf } from './watching';

/** Who a client is in a room: a member, a spectator with a name, or neither. At most one field is set. */
export interface KnownPerson {
  readonly member: TokenHash | null;
  readonly watcher: TokenHash | null;
}

/**
 * Looks up a room and the owner of a token there; null as token is nobody's. Also keeps a room that has not started
 * from being deleted as empty for a while.
 */
export async function enter(
  rooms: Pick<Rooms, 'read' | 'touch'>,
  code: string,
  token: string | null,
): Promise<Done<KnownPerson>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const found = await rooms.read(code);
    if (found === null) return { ok: false, error: 'room-not-found' };
    const { room } = found;
    const known = knownAs(room, token);
    if (typeof known === 'string') return { ok: false, error: known };
    if (await rooms.touch(found)) return { ok: true, room, before: room, ...known };
  }
  throw new Error('gave up after conflicts');
}

/** The room and member that a token gives a seat to, or why it gives none. Touches nothing. */
export async function seatedBy(
  rooms: Pick<Rooms, 'find'>,
  code: string,
  token: string,
): Promise<
  | { readonly ok: true; readonly room: Room; readonly member: TokenHash }
  | { readonly ok: false; readonly error: ErrorCode }
> {
  const room = await rooms.find(code);
  if (room === null) return { ok: false, error: 'room-not-found' };
  const known = knownAs(room, token);
  if (typeof known === 'string') return { ok: false, error: known };
  return known.member === null ? { ok: false, error: 'token-unknown' } : { ok: true, room, member: known.member };
}

/** The owner of a token in a room, or why the token gives no right there. */
function knownAs(room: Room, token: string | null): KnownPerson | ErrorCode {
  if (token === null) return { member: null, watcher: null };
  const isOwn = ({ tokenHash }: { readonly tokenHash: TokenHash }): boolean => isToken(token, tokenHash);
  const devices = membersOf(room).flatMap((one) => one.devices);
  const member = devices.find(isOwn)?.tokenHash;
  if (member !== undefined) return { member, watcher: null };
  const watcher = room.watch.watchers.find(isOwn)?.tokenHash;
  if (watcher !== undefined) return { member: null, watcher };
  if (room.kicked.some((hash) => isToken(token, hash))) return 'kicked';
  if (room.proposals.replaced.some((hash) => isToken(token, hash))) return 'token-replaced';
  return isShownOut(room, hashToken(token)) ? 'shown-out' : 'token-unknown';
}

/** The key of a member or a spectator with a name for limits: the same for all their devices. Null for all others. */
export function rateKey(room: Room, { member, watcher }: KnownPerson): string | null {
  const known = memberOf(room, member) ?? (watcher === null ? null : watcherOf(room, watcher));
  return known === null ? null : keyOf(room.code, known.id);
}

/** The key for limits of those who have left a room and come from the network of this address. */
export function leaversKey(code: string, address: string): string {
  return `${code}@${networksOf(address)[0]}`;
}

/** The key for limits of a member or spectator, by their id. */
export function keyOf(code: string, id: MemberId | WatcherId): string {
  return `${code}.${id}`;
}
