import type { GameMeta, Language, MatchOptions } from '../../shared/engine/game';
import { picksPerSeat } from '../../shared/engine/lobby';
import type { BotLevel } from '../../shared/engine/policy';
import type { Over } from '../../shared/engine/run';
import type { PushTarget } from '../../shared/protocol/notify';
import {
  type Colour,
  COLOURS,
  type Entrance,
  type ErrorCode,
  type GoingOnView,
  type MemberId,
  type WatcherId,
  type Watching,
} from '../../shared/protocol/rooms';
import type { TimeRules } from '../../shared/protocol/time';
import type { TokenHash } from '../lib/secrets';
import type { Webhook } from '../notify/webhook';
import { looksLike } from './names';
import { NO_PROPOSALS, type Proposals } from './proposal';
import { type InitialClocks, initialTime, type MoreTime } from './time';

/** A browser with the right to a seat. */
export interface Device {
  /** The hash of the token that proves the seat. */
  readonly tokenHash: TokenHash;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
  /** Where it takes notifications while no page is open; not there when it takes none. */
  readonly push?: PushTarget;
}

/** A webhook that the host has set. */
export interface RoomWebhook extends Webhook {
  readonly language: Language;
}

/** A code by which one more device gets the right to a seat. */
export interface Pairing {
  readonly hash: TokenHash;
  /** Until when, in milliseconds since 1970. */
  readonly until: number;
}

/** Somebody with a seat. Their seat is their place in the list of seats. */
export interface Member {
  readonly kind: 'member';
  /** Tells members apart while seats move. No secret. */
  readonly id: MemberId;
  readonly name: string;
  /** At least one. Each has a token of its own. */
  readonly devices: readonly Device[];
  /** The open code for one more device, or null. */
  readonly pairing: Pairing | null;
  readonly colour: Colour;
  readonly picks: readonly string[];
  readonly ready: 'ready' | 'not-yet';
  /** Since when they have been away, in milliseconds since 1970; null while they are there, or have gone just now. */
  readonly awaySince: number | null;
  /** Whether what they say reaches the others; the host may mute them. */
  readonly voice: 'heard' | 'muted';
}

/** A seat that was freed while the match runs. It keeps its place, for a match cannot lose a seat. */
export interface Vacancy {
  readonly kind: 'vacant';
  readonly id: MemberId;
  /** The name of whoever had it. */
  readonly name: string;
}

/** A seat that the server plays: nobody has a token of it. */
export interface Bot {
  readonly kind: 'bot';
  readonly id: MemberId;
  readonly name: string;
  readonly level: BotLevel;
}

/** A spectator who has given a name. */
export interface Watcher {
  readonly id: WatcherId;
  readonly name: string;
  /** The hash of the token that proves them. */
  readonly tokenHash: TokenHash;
  /** `asking`: the host has not let them in yet. */
  readonly state: 'asking' | 'inside';
}

/** Who may watch a room, and who does under a name. */
export interface Watch {
  readonly who: Watching;
  /** The one who came first stands first. */
  readonly watchers: readonly Watcher[];
  /** The hashes of the tokens of those whom a host has shown out or not let in, the last ones. */
  readonly shownOut: readonly TokenHash[];
}

/** A match that was played to its end in a room. */
export interface Played {
  readonly match: string;
  /** By seat. */
  readonly names: readonly string[];
  readonly over: Over;
}

/** Who wants the table to go on without somebody. */
export interface GoingOn extends GoingOnView {
  /** The match that waits. */
  readonly match: string;
}

/** A room. Storage has it as `bodyOf` in stored-room.ts writes it. */
export interface Room {
  readonly code: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** In the lobby there are no vacant ones. */
  readonly seats: readonly (Member | Vacancy | Bot)[];
  /** Null when there is no member. */
  readonly host: MemberId | null;
  /** Since when the host has been away while others were there, in milliseconds since 1970; null while that is not so. */
  readonly hostAwaySince: number | null;
  readonly entrance: Entrance;
  readonly watch: Watch;
  /** The hashes of the tokens of those whom a host has taken out, the last ones. */
  readonly kicked: readonly TokenHash[];
  /** The match that runs or was just played; null in the lobby. */
  readonly matchId: string | null;
  /** The matches before that, the first one first; the last {@link PLAYED_KEPT}. */
  readonly played: readonly Played[];
  /** What members ask the table to agree on. */
  readonly proposals: Proposals;
  /** Who wants the table to go on without whom, by seat. */
  readonly goingOn: readonly GoingOn[];
  readonly time: TimeRules;
  /** When the host last gave other times, in milliseconds since 1970; null when that has never been. */
  readonly timedAt: number | null;
  /** When the host last changed from correspondence to play at once, in milliseconds since 1970; null when that has never been. */
  readonly liveSince: number | null;
  /** The questions of the present match that were given more time, the last ones. */
  readonly more: readonly MoreTime[];
  /** Where the room tells the outside whom its table waits for, and in which language; null: nowhere. */
  readonly webhook: RoomWebhook | null;
  /** The id of the next member or spectator with a name. */
  readonly nextId: number;
  readonly createdAt: number;
}

/** The room after a change, or why the change was refused. */
export type Changed = { readonly ok: true; readonly room: Room } | { readonly ok: false; readonly error: ErrorCode };

/** Whoever has the code may watch. */
const OPEN_WATCH: Watch = { who: 'code', watchers: [], shownOut: [] };

/** How many of those who were taken out, and how many matches, a room remembers: its record must not grow without end. */
export const KICKED_KEPT = 32;
export const PLAYED_KEPT = 24;

export const refuse = (error: ErrorCode): Changed => ({ ok: false, error });
export const becomes = (room: Room): Changed => ({ ok: true, room });

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
 * Adds a member at the end, or puts them on a seat that was freed at the table. A member who is in already stays as it is:
 * its first answer was lost. Nobody takes the name of another one, also not that of a spectator; whoever sits down is a spectator no longer. With more members each may pick less: picks beyond that are given up, the last ones first.
 * @param watcher the spectator who sits down, with the name that is theirs
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
  if (room.kicked.includes(tokenHash)) return refuse('kicked');
  if (room.entrance === 'locked') return refuse('room-locked');
  const full = seatToTake(room, meta);
  if (full !== null) return refuse(full);
  const watch = withoutWatchers(room.watch, [tokenHash, watcher]);
  if ([...seatedIn(room), ...watch.watchers].some((one) => looksLike(one.name, name))) return refuse('name-taken');
  const id = room.nextId as MemberId;
  const joined: Member = {
    kind: 'member',
    id,
    name,
    devices: [device],
    pairing: null,
    colour: freeColour(room),
    picks: [],
    ready: 'not-yet',
    awaySince: null,
    voice: 'heard',
  };
  const seats = room.matchId === null ? withNewcomer(room, meta, joined) : room.seats.with(firstVacancy(room), joined);
  return becomes({ ...room, watch, seats, nextId: room.nextId + 1, host: room.host ?? id });
}

/** Whom a room knows as spectators without the owners of these tokens, who have taken a seat or were shown out. */
export function withoutWatchers(known: Watch, tokens: readonly (TokenHash | null)[]): Watch {
  return { ...known, watchers: known.watchers.filter(({ tokenHash }) => !tokens.includes(tokenHash)) };
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

/** Notes whether it may begin, as far as a member is concerned. */
export function setReady(room: Room, tokenHash: TokenHash, ready: Member['ready']): Changed {
  const member = memberOf(room, tokenHash);
  if (member === null) return refuse('not-seated');
  if (room.matchId !== null) return refuse('room-started');
  return becomes(withMember(room, { ...member, ready }));
}

/** The options that the match is started with. Picks made before the host chose options that allow none are left out. */
export function matchOptions(room: Room, meta: GameMeta): MatchOptions {
  const each = picksPerSeat(meta, room.options, room.seats.length);
  return { ...room.options, picks: room.seats.map((one) => (one.kind === 'member' ? one.picks.slice(0, each) : [])) };
}

/** Who plays: people and bots, by seat. */
export function seatedIn(room: Room): readonly (Member | Bot)[] {
  return room.seats.filter((one) => one.kind !== 'vacant');
}

/** The people who have a seat, by seat. */
export function membersOf(room: Room): readonly Member[] {
  return room.seats.filter((one) => one.kind === 'member');
}

/** The member with a device of this token, or null. */
export function memberOf(room: Room, tokenHash: TokenHash | null): Member | null {
  return membersOf(room).find(({ devices }) => devices.some((device) => device.tokenHash === tokenHash)) ?? null;
}

/** The seat of the member with a device of this token, or null. */
export function seatOf(room: Room, tokenHash: TokenHash | null): number | null {
  const member = memberOf(room, tokenHash);
  return member === null ? null : room.seats.indexOf(member);
}

/** Whether a member is there: on any of their devices. */
export function isThere({ devices }: Member, present: (tokenHash: TokenHash) => boolean): boolean {
  return devices.some(({ tokenHash }) => present(tokenHash));
}

/** The members who are there, with these tokens connected to the room. */
export function membersThere(room: Room, tokens: ReadonlySet<string>): ReadonlySet<MemberId> {
  return new Set(membersOf(room).flatMap((one) => (isThere(one, (token) => tokens.has(token)) ? [one.id] : [])));
}

/** The host, or null when there is no member. */
export function hostOf(room: Room): Member | null {
  return membersOf(room).find(({ id }) => id === room.host) ?? null;
}

/** A lobby without a member; the seats above move down. When it was the host, the next one is. */
export function without(room: Room, member: Member): Room {
  const seats = room.seats.filter((one) => one !== member);
  if (room.host !== member.id) return { ...room, seats };
  const members = membersOf(room);
  const next = members[(members.indexOf(member) + 1) % members.length];
  const left = { ...room, seats };
  return next === undefined || next === member ? { ...left, host: null, hostAwaySince: null } : hostedBy(left, next);
}

/** A room with another host. Nobody could unmute a host, so they are heard. */
export function hostedBy(room: Room, next: Member): Room {
  return withMember({ ...room, host: next.id, hostAwaySince: null }, { ...next, voice: 'heard' });
}

/** The match that storage is to keep this room with: the present one, or the last one played. */
export function matchKept(room: Room): string | null {
  return room.matchId ?? room.played.at(-1)?.match ?? null;
}

/** A room with one of its members changed. */
export function withMember(room: Room, changed: Member): Room {
  return { ...room, seats: room.seats.map((one) => (one.id === changed.id ? changed : one)) };
}

/** Why nobody can take a seat of this room, or null. */
export function seatToTake(room: Room, meta: GameMeta): ErrorCode | null {
  if (room.matchId === null) return room.seats.length >= meta.maxSeats ? 'room-full' : null;
  return firstVacancy(room) === -1 ? 'room-started' : null;
}

/** The first colour that nobody has. There are more colours than seats in any game. */
function freeColour(room: Room): Colour {
  const taken = membersOf(room).map(({ colour }) => colour);
  return COLOURS.find((colour) => !taken.includes(colour)) ?? COLOURS[0];
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
