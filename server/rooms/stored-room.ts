import type { MemberId } from '../../shared/protocol/rooms';
import type { TokenHash } from '../lib/secrets';
import type { Member, Room, Vacancy } from './room';

/** A seat under the names that storage has: `token` is the hash of the token, null for a vacant seat. */
interface StoredSeat {
  readonly id: MemberId;
  readonly name: string;
  readonly token: TokenHash | null;
  readonly picks: readonly string[];
  readonly ready: Member['ready'];
}

/** A room as JSON in storage. */
interface StoredRoom extends Omit<Room, 'seats'> {
  readonly v: 2;
  readonly members: readonly StoredSeat[];
}

/** A room as it was stored when nothing of it changed after the start: the first member was its host. */
interface FirstStoredRoom extends Pick<Room, 'code' | 'game' | 'options' | 'matchId' | 'createdAt'> {
  readonly v?: undefined;
  readonly members: readonly { readonly name: string; readonly token: TokenHash; readonly picks: readonly string[] }[];
}

/** The body of a room's record in storage. */
export function bodyOf({ seats, ...rest }: Room): string {
  const members = seats.map((one): StoredSeat => {
    const { id, name } = one;
    return one.kind === 'vacant'
      ? { id, name, token: null, picks: [], ready: 'not-yet' }
      : { id, name, token: one.tokenHash, picks: one.picks, ready: one.ready };
  });
  return JSON.stringify({ v: 2, ...rest, members } satisfies StoredRoom);
}

/** The room in the body of a record, whichever version wrote it. Throws SyntaxError for what is no JSON. */
export function roomIn(body: string): Room {
  const stored = JSON.parse(body) as StoredRoom | FirstStoredRoom;
  const room = stored.v === undefined ? second(stored) : stored;
  const { code, game, options, host, hostAwaySince, entrance, kicked, matchId, played, nextId, createdAt } = room;
  const seats = room.members.map(({ id, name, token, picks, ready }): Member | Vacancy =>
    token === null ? { kind: 'vacant', id, name } : { kind: 'member', id, name, tokenHash: token, picks, ready },
  );
  return { code, game, options, seats, host, hostAwaySince, entrance, kicked, matchId, played, nextId, createdAt };
}

function second({ members, ...rest }: FirstStoredRoom): StoredRoom {
  const numbered = members.map(({ name, token, picks }, i): StoredSeat => ({
    id: (i + 1) as MemberId,
    name,
    token,
    picks,
    ready: 'not-yet',
  }));
  return {
    ...rest,
    v: 2,
    members: numbered,
    host: numbered[0]?.id ?? null,
    hostAwaySince: null,
    entrance: 'open',
    kicked: [],
    played: [],
    nextId: members.length + 1,
  };
}
