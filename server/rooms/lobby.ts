import { type Colour, COLOURS, coloursOf } from '../../shared/engine/colours';
import type { GameMeta, MatchOptions } from '../../shared/engine/game';
import { picksPerSeat } from '../../shared/engine/lobby';
import type { ErrorCode, MemberId } from '../../shared/protocol/rooms';
import type { TokenHash } from '../lib/secrets';
import type { LiveMatch } from '../match/live';
import { withAsking } from './again';
import { looksLike } from './names';
import { NO_PROPOSALS } from './proposal';
import {
  becomes,
  type Bot,
  type Changed,
  type Device,
  type Member,
  memberOf,
  membersOf,
  refuse,
  type Room,
  seatedIn,
  seatOf,
  type Watch,
  withMember,
  without,
  withoutWatchers,
} from './room';
import { type InitialClocks, initialTime } from './time';

/** Everybody with the code may watch. */
const OPEN_WATCH: Watch = { who: 'code', delay: 'none', watchers: [], shownOut: [] };

/** An empty room with the game's initial options. */
export function newRoom(code: string, meta: GameMeta, createdAt: number, clocks: InitialClocks = 'none'): Room {
  const options = Object.fromEntries(meta.options.map(({ id, initial }) => [id, initial]));
  return {
    code,
    game: meta.name,
    options,
    seats: [],
    host: null,
    hostAwaySince: null,
    entrance: 'open',
    watch: OPEN_WATCH,
    kicked: [],
    matchId: null,
    played: [],
    againSince: null,
    proposals: NO_PROPOSALS,
    goingOn: [],
    time: initialTime(meta.clocks ?? [], clocks),
    timedAt: null,
    liveSince: null,
    more: [],
    webhook: null,
    nextId: 1,
    createdAt,
  };
}

/**
 * Adds a member at the end, or on a seat that was freed at the table. If the token has a seat already, nothing changes:
 * its first answer was lost. The name must differ from those of all members and spectators, and of the former owners of freed seats:
 * they alone may come back under theirs, with a token that they had. A spectator who sits down stops being one. With more members each may pick less: picks beyond the limit are dropped, the last ones first.
 * @param watcher the spectator who sits down, with the same name
 */
export function join(
  room: Room,
  meta: GameMeta,
  name: string,
  device: Device,
  watcher: TokenHash | null = null,
): Changed {
  const { tokenHash } = device;
  if (seatOf(room, tokenHash) !== null) return becomes(room);
  const own = room.seats.find((one) => one.kind === 'vacant' && one.former.includes(tokenHash));
  if (own === undefined && room.kicked.includes(tokenHash)) return refuse('kicked');
  if (room.entrance === 'locked') return refuse('room-locked');
  const full = seatToTake(room, meta);
  if (full !== null) return refuse(full);
  const watch = withoutWatchers(room.watch, [tokenHash, watcher]);
  const others = [...room.seats.filter((one) => one !== own), ...watch.watchers];
  if (others.some((one) => looksLike(one.name, name))) return refuse('name-taken');
  const id = room.nextId as MemberId;
  const joined: Member = {
    kind: 'member',
    id,
    name,
    devices: [device],
    pairing: null,
    colour: freeColour(room, meta),
    picks: [],
    ready: 'not-yet',
    awaySince: null,
    voice: 'heard',
  };
  const at = own === undefined ? firstVacancy(room) : room.seats.indexOf(own);
  const seats = room.matchId === null ? withNewcomer(room, meta, joined) : room.seats.with(at, joined);
  const kicked = room.kicked.filter((one) => one !== tokenHash);
  return becomes({ ...room, watch, seats, kicked, nextId: room.nextId + 1, host: room.host ?? id });
}

/**
 * As {@link join}, also at a table that has begun. Refused while a member has a secret choice, who would see the
 * newcomer's name. Secret choices of free seats do not count.
 * @param match the match of the room; null in the lobby
 */
export function sitDown(
  room: Room,
  meta: GameMeta,
  name: string,
  device: Device,
  watcher: TokenHash | null,
  match: LiveMatch | null,
): Changed {
  const alone = match?.secluded.some((one) => room.seats[one.seat]?.kind !== 'vacant') === true;
  if (alone && memberOf(room, device.tokenHash) === null) return refuse('seat-secluded');
  return join(room, meta, name, device, watcher);
}

/** Takes a member out; the seats above move down. When it was the host, the next one is. */
export function leave(room: Room, tokenHash: TokenHash): Changed {
  const member = memberOf(room, tokenHash);
  if (member === null) return refuse('not-seated');
  if (room.matchId !== null) return refuse('room-started');
  return becomes(without(room, member));
}

/** Sets a member's picks. What another member has picked is taken. */
export function pick(room: Room, meta: GameMeta, tokenHash: TokenHash, picks: readonly string[]): Changed {
  const member = memberOf(room, tokenHash);
  if (member === null) return refuse('not-seated');
  if (room.matchId !== null) return refuse('room-started');
  const fits =
    picks.length <= picksPerSeat(meta, room.options, room.seats.length) &&
    new Set(picks).size === picks.length &&
    picks.every((id) => meta.picks.ids.includes(id));
  if (!fits) return refuse('bad-options');
  const others = membersOf(room).filter((one) => one !== member);
  if (picks.some((id) => others.some((one) => one.picks.includes(id)))) return refuse('pick-taken');
  return becomes(withMember(room, { ...member, picks }));
}

/** Sets a member's colour. What another member has is taken. */
export function setColour(room: Room, tokenHash: TokenHash, colour: Colour): Changed {
  const member = memberOf(room, tokenHash);
  if (member === null) return refuse('not-seated');
  if (room.matchId !== null) return refuse('room-started');
  if (member.colour === colour) return becomes(room);
  if (membersOf(room).some((one) => one.colour === colour)) return refuse('colour-taken');
  return becomes(withMember(room, { ...member, colour }));
}

/** Notes whether it may begin, as far as a member is concerned; after the end, whether they want another match. */
export function setReady(
  room: Room,
  tokenHash: TokenHash,
  ready: Member['ready'],
  match: LiveMatch | null,
  now: number,
): Changed {
  const member = memberOf(room, tokenHash);
  if (member === null) return refuse('not-seated');
  if (member.ready === ready) return becomes(room);
  const said = withMember(room, { ...member, ready });
  if (room.matchId === null) return becomes(said);
  return match?.over === true ? becomes(withAsking(room, said, now)) : refuse('room-started');
}

/** The options that the match is started with. Picks made before the host chose options that allow none are left out. */
export function matchOptions(room: Room, meta: GameMeta): MatchOptions {
  const each = picksPerSeat(meta, room.options, room.seats.length);
  return { ...room.options, picks: room.seats.map((one) => (one.kind === 'member' ? one.picks.slice(0, each) : [])) };
}

/** Why no seat of this room can be taken, or null. */
export function seatToTake(room: Room, meta: GameMeta): ErrorCode | null {
  if (room.matchId === null) return room.seats.length >= meta.maxSeats ? 'room-full' : null;
  return firstVacancy(room) === -1 ? 'room-started' : null;
}

/** The first free colour of the game. */
function freeColour(room: Room, meta: GameMeta): Colour {
  const taken = membersOf(room).map(({ colour }) => colour);
  return [...coloursOf(meta), ...COLOURS].find((colour) => !taken.includes(colour)) ?? COLOURS[0];
}

function firstVacancy(room: Room): number {
  return room.seats.findIndex(({ kind }) => kind === 'vacant');
}

/** The seats of a lobby with one more at the end. */
export function withNewcomer(room: Room, meta: GameMeta, joined: Member | Bot): readonly (Member | Bot)[] {
  const each = meta.picks.perSeat[room.seats.length + 1] ?? 0;
  return [...seatedIn(room), joined].map((one) =>
    one.kind === 'bot' ? one : { ...one, picks: one.picks.slice(0, each) },
  );
}
