import type { BotLevel } from '../../shared/engine/policy';
import type { PushTarget } from '../../shared/protocol/notify';
import { type Colour, COLOURS, type MemberId } from '../../shared/protocol/rooms';
import type { TimeRules } from '../../shared/protocol/time';
import type { TokenHash } from '../lib/secrets';
import { NO_PROPOSALS, type Proposal, type Proposals } from './proposal';
import { type Bot, type Member, OPEN_WATCH, type Pairing, type Room, type Vacancy } from './room';
import { NO_CLOCKS } from './time';

/** A seat under the names that storage has. */
interface StoredSeat {
  readonly id: MemberId;
  readonly name: string;
  /** None for a vacant seat and for a bot. */
  readonly devices: readonly { readonly token: TokenHash; readonly since: number; readonly push?: PushTarget }[];
  readonly pairing: Pairing | null;
  /** Null for a vacant seat. */
  readonly colour: Colour | null;
  readonly picks: readonly string[];
  readonly ready: Member['ready'];
  /** Of a member who is away. */
  readonly awaySince?: number;
  /** Of a member whom the host has muted. */
  readonly voice?: 'muted';
  /** Of a bot. */
  readonly bot?: BotLevel;
}

/** A room as JSON in storage. */
interface StoredRoom extends Omit<Room, 'seats' | 'webhook' | 'goingOn' | 'liveSince'> {
  readonly v: 8;
  /** Not there in rooms of the first hours of this version. */
  readonly webhook?: Room['webhook'];
  /** Not there in rooms of the first days of this version. */
  readonly goingOn?: Room['goingOn'];
  /** Not there in rooms of the first weeks of this version. */
  readonly liveSince?: Room['liveSince'];
  readonly members: readonly StoredSeat[];
}

/** A room as it was stored when a seat could be asked for as soon as somebody was away, and whoever had the code could watch. */
interface SeventhStoredRoom extends Omit<StoredRoom, 'v' | 'time' | 'watch'> {
  readonly v: 7;
  readonly time: Omit<TimeRules, 'keepAfter'>;
}

/** A room as it was stored before tables could set how much time there is for what. */
interface SixthStoredRoom extends Omit<SeventhStoredRoom, 'v' | 'time' | 'more'> {
  readonly v: 6;
}

/** A room as it was stored before there were bots. */
interface FifthStoredRoom extends Omit<SixthStoredRoom, 'v'> {
  readonly v: 5;
}

/** A seat as it was stored when people had no colours. */
type PaleSeat = Omit<StoredSeat, 'colour'>;

/** A room as it was stored when people had no colours. */
interface FourthStoredRoom extends Omit<FifthStoredRoom, 'v' | 'members'> {
  readonly v: 4;
  readonly members: readonly PaleSeat[];
}

/** A room as it was stored before its members could ask the table to agree on anything. */
interface ThirdStoredRoom extends Omit<FourthStoredRoom, 'v' | 'proposals'> {
  readonly v: 3;
}

/** A room as it was stored when a seat had one device: `token` is null for a vacant seat. */
interface SecondStoredRoom extends Omit<ThirdStoredRoom, 'v' | 'members'> {
  readonly v: 2;
  readonly members: readonly (Omit<PaleSeat, 'devices' | 'pairing'> & { readonly token: TokenHash | null })[];
}

/** A room as it was stored when nothing of it changed after the start: the first member was its host. */
interface FirstStoredRoom extends Pick<Room, 'code' | 'game' | 'options' | 'matchId' | 'createdAt'> {
  readonly v?: undefined;
  readonly members: readonly { readonly name: string; readonly token: TokenHash; readonly picks: readonly string[] }[];
}

type AnyStoredRoom =
  | StoredRoom
  | SeventhStoredRoom
  | SixthStoredRoom
  | FifthStoredRoom
  | FourthStoredRoom
  | ThirdStoredRoom
  | SecondStoredRoom
  | FirstStoredRoom;

/** The body of a room's record in storage. */
export function bodyOf({ seats, ...rest }: Room): string {
  const members = seats.map((one): StoredSeat => {
    const { id, name } = one;
    const empty = { id, name, devices: [], pairing: null, colour: null, picks: [] };
    switch (one.kind) {
      case 'vacant':
        return { ...empty, ready: 'not-yet' };
      case 'bot':
        return { ...empty, ready: 'ready', bot: one.level };
      case 'member': {
        const devices = one.devices.map(({ tokenHash, ...rest }) => ({ token: tokenHash, ...rest }));
        const away = one.awaySince === null ? {} : { awaySince: one.awaySince };
        const voice = one.voice === 'muted' ? { voice: one.voice } : {};
        const { pairing, colour, picks, ready } = one;
        return { ...empty, devices, pairing, colour, picks, ready, ...away, ...voice };
      }
    }
  });
  return JSON.stringify({ v: 8, ...rest, members } satisfies StoredRoom);
}

/** The room in the body of a record, whichever version wrote it. Throws SyntaxError for what is no JSON. */
export function roomIn(body: string): Room {
  const stored = JSON.parse(body) as AnyStoredRoom;
  const room = newest(stored);
  const { code, game, options, host, hostAwaySince, entrance, watch, kicked, matchId, played, proposals } = room;
  const { goingOn = [], time, liveSince = null, more, webhook = null, nextId, createdAt } = room;
  const seats = room.members.map(({ id, name, devices, bot, ...rest }): Member | Vacancy | Bot => {
    if (bot !== undefined) return { kind: 'bot', id, name, level: bot };
    const { pairing, colour, picks, ready, awaySince = null, voice = 'heard' } = rest;
    if (devices.length === 0 || colour === null) return { kind: 'vacant', id, name };
    const tokens = devices.map(({ token, ...known }) => ({ tokenHash: token, ...known }));
    return { kind: 'member', id, name, devices: tokens, pairing, colour, picks, ready, awaySince, voice };
  });
  return {
    code,
    game,
    options,
    seats,
    host,
    hostAwaySince,
    entrance,
    watch,
    kicked,
    matchId,
    played,
    proposals: withTime({ ...NO_PROPOSALS, ...proposals }),
    goingOn,
    time,
    liveSince,
    more,
    webhook,
    nextId,
    createdAt,
  };
}

/** What was asked before it was noted when has been asked long ago. */
function withTime(proposals: Proposals): Proposals {
  const latest: Partial<Proposal> | null = proposals.latest;
  return latest === null || latest.at !== undefined
    ? proposals
    : { ...proposals, latest: { ...proposals.latest, at: 0 } as Proposal };
}

function newest(stored: AnyStoredRoom): StoredRoom {
  switch (stored.v) {
    case 8:
      return stored;
    case 7:
      return eighth(stored);
    case 6:
      return eighth(seventh(stored));
    case 5:
      return eighth(seventh(sixth(stored)));
    case 4:
      return eighth(seventh(sixth(fifth(stored))));
    case 3:
      return eighth(seventh(sixth(fifth(fourth(stored)))));
    case 2:
      return eighth(seventh(sixth(fifth(fourth(third(stored))))));
    case undefined:
      return eighth(seventh(sixth(fifth(fourth(third(second(stored)))))));
  }
}

function eighth({ time, ...rest }: SeventhStoredRoom): StoredRoom {
  return { ...rest, v: 8, watch: OPEN_WATCH, time: { ...time, keepAfter: NO_CLOCKS.keepAfter } };
}

/** Nothing had a limit. */
function seventh(room: SixthStoredRoom): SeventhStoredRoom {
  return { ...room, v: 7, time: NO_CLOCKS, more: [] };
}

function sixth(room: FifthStoredRoom): SixthStoredRoom {
  return { ...room, v: 6 };
}

/** Colours as they would have been given, by seat. */
function fifth({ members, ...rest }: FourthStoredRoom): FifthStoredRoom {
  const coloured = members.map((seat, i): StoredSeat => {
    const colour = COLOURS[i % COLOURS.length] ?? COLOURS[0];
    return { ...seat, colour: seat.devices.length === 0 ? null : colour };
  });
  return { ...rest, v: 5, members: coloured };
}

function fourth(room: ThirdStoredRoom): FourthStoredRoom {
  return { ...room, v: 4, proposals: NO_PROPOSALS };
}

/** When a device got its token was not stored: it is as old as the room. */
function third({ members, ...rest }: SecondStoredRoom): ThirdStoredRoom {
  const seats = members.map(({ token, ...seat }): PaleSeat => {
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
