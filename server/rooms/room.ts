import { seat } from '../../shared/engine/ask';
import type { Colour } from '../../shared/engine/colours';
import type { Language } from '../../shared/engine/game';
import type { BotLevel } from '../../shared/engine/policy';
import type { Over } from '../../shared/engine/run';
import type { PushTarget } from '../../shared/protocol/notify';
import type {
  Delay,
  Entrance,
  ErrorCode,
  GoingOnView,
  MemberId,
  WatcherId,
  Watching,
} from '../../shared/protocol/rooms';
import type { TimeRules } from '../../shared/protocol/time';
import type { TokenHash } from '../lib/secrets';
import type { Viewer } from '../match/state';
import type { Webhook } from '../notify/webhook';
import type { Proposals } from './proposal';
import type { MoreTime } from './time';

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

/** A person with a seat. Their seat is their place in the list of seats. */
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
  /** Whether their chat lines reach the others; the host may mute them. */
  readonly voice: 'heard' | 'muted';
}

/** A seat that was freed while the match runs. It keeps its place, for a match cannot lose a seat. */
export interface Vacancy {
  readonly kind: 'vacant';
  readonly id: MemberId;
  /** The name of the former owner. No other member may take it. */
  readonly name: string;
  /** The hashes of the former owner's tokens: with one of them they may take the seat again, as a new member. */
  readonly former: readonly TokenHash[];
}

/** A seat that the server plays: it has no token. */
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

/** Who may watch a room, and its spectators with a name. */
export interface Watch {
  readonly who: Watching;
  /** How late spectators see a match. It stays the same while there is one. */
  readonly delay: Delay;
  /** The oldest comes first. */
  readonly watchers: readonly Watcher[];
  /** The hashes of the tokens of those whom a host has shown out or not let in, the last ones. */
  readonly shownOut: readonly TokenHash[];
}

/** A match that was played to its end in a room. */
export interface Played {
  readonly match: string;
  /** By seat. */
  readonly names: readonly string[];
  /** The members and bots, by seat. */
  readonly people: readonly MemberId[];
  readonly over: Over;
}

/** A vote for going on without a player. */
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
  /**
   * After the end: since when the members who are there have been asked whether they want another match, in milliseconds since 1970;
   * null when no member has wanted one yet.
   */
  readonly againSince: number | null;
  /** Who was nudged in the last minute, and when; absent when nobody was. */
  readonly nudged?: readonly { readonly member: MemberId; readonly at: number }[];
  /** Proposals and claims. */
  readonly proposals: Proposals;
  /** The votes for going on without a player, by seat. */
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

/** How many of those who were taken out, and how many matches, a room remembers: its record must not grow without end. */
export const KICKED_KEPT = 32;
export const PLAYED_KEPT = 24;

export const refuse = (error: ErrorCode): Changed => ({ ok: false, error });
export const becomes = (room: Room): Changed => ({ ok: true, room });

/** The spectators of a room without the owners of these tokens, who have taken a seat or were shown out. */
export function withoutWatchers(known: Watch, tokens: readonly (TokenHash | null)[]): Watch {
  return { ...known, watchers: known.watchers.filter(({ tokenHash }) => !tokens.includes(tokenHash)) };
}

/** The players: people and bots, by seat. */
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

/** The viewer that a member is in the match of a room. */
export function viewerOf(room: Room, member: TokenHash | null): Viewer {
  const at = seatOf(room, member);
  return at === null ? null : seat(at);
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
  const seats = room.seats.filter(({ id }) => id !== member.id);
  if (room.host !== member.id) return { ...room, seats };
  const members = membersOf(room);
  const next = members[(members.findIndex(({ id }) => id === member.id) + 1) % members.length];
  const left = { ...room, seats };
  return next === undefined || next.id === member.id
    ? { ...left, host: null, hostAwaySince: null }
    : hostedBy(left, next);
}

/** A room with another host. The new host is unmuted, because no other member could do it. */
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
