import type { MemberId } from '../../shared/protocol/rooms';
import type { TokenHash } from '../lib/secrets';
import { NO_PROPOSALS } from './proposal';
import type { Member, Pairing, Room, Vacancy } from './room';

/** A seat under the names that storage has. */
interface StoredSeat {
  readonly id: MemberId;
  readonly name: string;
  /** None for a vacant seat. */
  readonly devices: readonly { readonly token: TokenHash; readonly since: number }[];
  readonly pairing: Pairing | null;
  readonly picks: readonly string[];
  readonly ready: Member['ready'];
}

/** A room as JSON in storage. */
interface StoredRoom extends Omit<Room, 'seats'> {
  readonly v: 4;
  readonly members: readonly StoredSeat[];
}

/** A room as it was stored before its members could ask the table to agree on anything. */
interface ThirdStoredRoom extends Omit<StoredRoom, 'v' | 'proposals'> {
  readonly v: 3;
}

/** A room as it was stored when a seat had one device: `token` is null for a vacant seat. */
interface SecondStoredRoom extends Omit<ThirdStoredRoom, 'v' | 'members'> {
  readonly v: 2;
  readonly members: readonly (Omit<StoredSeat, 'devices' | 'pairing'> & { readonly token: TokenHash | null })[];
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
    if (one.kind === 'vacant') return { id, name, devices: [], pairing: null, picks: [], ready: 'not-yet' };
    const devices = one.devices.map(({ tokenHash, since }) => ({ token: tokenHash, since }));
    return { id, name, devices, pairing: one.pairing, picks: one.picks, ready: one.ready };
  });
  return JSON.stringify({ v: 4, ...rest, members } satisfies StoredRoom);
}

/** The room in the body of a record, whichever version wrote it. Throws SyntaxError for what is no JSON. */
export function roomIn(body: string): Room {
  const stored = JSON.parse(body) as StoredRoom | ThirdStoredRoom | SecondStoredRoom | FirstStoredRoom;
  const room = newest(stored);
  const { code, game, options, host, hostAwaySince, entrance, kicked, matchId, played, proposals, nextId, createdAt } =
    room;
  const seats = room.members.map(({ id, name, devices, ...rest }): Member | Vacancy => {
    if (devices.length === 0) return { kind: 'vacant', id, name };
    const { pairing, picks, ready } = rest;
    const tokens = devices.map(({ token, since }) => ({ tokenHash: token, since }));
    return { kind: 'member', id, name, devices: tokens, pairing, picks, ready };
  });
  return {
    code,
    game,
    options,
    seats,
    host,
    hostAwaySince,
    entrance,
    kicked,
    matchId,
    played,
    proposals: { ...NO_PROPOSALS, ...proposals },
    nextId,
    createdAt,
  };
}

function newest(stored: StoredRoom | ThirdStoredRoom | SecondStoredRoom | FirstStoredRoom): StoredRoom {
  switch (stored.v) {
    case 4:
      return stored;
    case 3:
      return fourth(stored);
    case 2:
      return fourth(third(stored));
    case undefined:
      return fourth(third(second(stored)));
  }
}

function fourth(room: ThirdStoredRoom): StoredRoom {
  return { ...room, v: 4, proposals: NO_PROPOSALS };
}

/** When a device got its token was not stored: it is as old as the room. */
function third({ members, ...rest }: SecondStoredRoom): ThirdStoredRoom {
  const seats = members.map(({ token, ...seat }): StoredSeat => {
    const devices = token === null ? [] : [{ token, since: rest.createdAt }];
    return { ...seat, devices, pairing: null };
  });
  return { ...rest, v: 3, members: seats };
}

function second({ members, ...rest }: FirstStoredRoom): SecondStoredRoom {
  const numbered = members.map(({ name, token, picks }, i): SecondStoredRoom['members'][number] => ({
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
