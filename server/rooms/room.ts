import type { GameMeta, MatchOptions } from '../../shared/engine/game';
import type { ErrorCode } from '../../shared/protocol/rooms';
import { looksLike } from './names';

/** Somebody with a seat. Their seat is their place in the list; the first is the host. */
export interface Member {
  readonly name: string;
  /** Hash of the token that proves the seat; also what tells members apart while seats move. */
  readonly token: string;
  readonly picks: readonly string[];
}

/** A room as it is kept. */
export interface Room {
  readonly code: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly members: readonly Member[];
  /** Set once the match has started. */
  readonly matchId: string | null;
  readonly createdAt: number;
}

/** The room after a change, or why the change was refused. */
export type Changed = { readonly ok: true; readonly room: Room } | { readonly ok: false; readonly error: ErrorCode };

const refuse = (error: ErrorCode): Changed => ({ ok: false, error });
const becomes = (room: Room): Changed => ({ ok: true, room });

/** An empty room with the game's initial options. */
export function newRoom(code: string, meta: GameMeta, createdAt: number): Room {
  const options = Object.fromEntries(meta.options.map(({ id, initial }) => [id, initial]));
  return { code, game: meta.name, options, members: [], matchId: null, createdAt };
}

/**
 * Adds a member at the end, unless they are in already and have not heard so. With more people each picks less: picks
 * beyond that are given up, the last ones first.
 */
export function join(room: Room, meta: GameMeta, name: string, token: string): Changed {
  if (seatOf(room, token) !== null) return becomes(room);
  if (room.matchId !== null) return refuse('room-started');
  if (room.members.length >= meta.maxSeats) return refuse('room-full');
  if (room.members.some((member) => looksLike(member.name, name))) return refuse('name-taken');
  const each = picksEach(meta, room.members.length + 1);
  const members = [...room.members, { name, token, picks: [] }];
  return becomes({ ...room, members: members.map((member) => ({ ...member, picks: member.picks.slice(0, each) })) });
}

/** Takes a member out; the seats above move down. */
export function leave(room: Room, token: string): Changed {
  if (seatOf(room, token) === null) return refuse('not-seated');
  if (room.matchId !== null) return refuse('room-started');
  return becomes({ ...room, members: room.members.filter((member) => member.token !== token) });
}

/** Sets options, as the host; options not named stay. */
export function configure(room: Room, meta: GameMeta, token: string, options: Room['options']): Changed {
  const barred = barredFromHosting(room, token);
  if (barred !== null) return refuse(barred);
  const known = Object.entries(options).every(([id, value]) =>
    meta.options.some((option) => option.id === id && option.values.includes(value)),
  );
  return known ? becomes({ ...room, options: { ...room.options, ...options } }) : refuse('bad-options');
}

/** Sets a member's picks. What another member has picked is taken. */
export function pick(room: Room, meta: GameMeta, token: string, picks: readonly string[]): Changed {
  if (seatOf(room, token) === null) return refuse('not-seated');
  if (room.matchId !== null) return refuse('room-started');
  const fits =
    picks.length <= picksEach(meta, room.members.length) &&
    new Set(picks).size === picks.length &&
    picks.every((id) => meta.picks.ids.includes(id));
  if (!fits) return refuse('bad-options');
  const others = room.members.filter((member) => member.token !== token).flatMap((member) => member.picks);
  if (picks.some((id) => others.includes(id))) return refuse('pick-taken');
  return becomes({
    ...room,
    members: room.members.map((member) => (member.token === token ? { ...member, picks } : member)),
  });
}

/** Why this member may not start the match now, or null. */
export function barredFromStarting(room: Room, meta: GameMeta, token: string): ErrorCode | null {
  const barred = barredFromHosting(room, token);
  if (barred !== null) return barred;
  return room.members.length < meta.minSeats ? 'too-few-players' : null;
}

/** What the match is made from. */
export function matchOptions(room: Room): MatchOptions {
  return { ...room.options, picks: room.members.map(({ picks }) => picks) };
}

/** The seat a token proves, or null. */
export function seatOf(room: Room, token: string | null): number | null {
  const seat = room.members.findIndex((member) => member.token === token);
  return seat === -1 ? null : seat;
}

function barredFromHosting(room: Room, token: string): ErrorCode | null {
  const seat = seatOf(room, token);
  if (seat === null) return 'not-seated';
  if (room.matchId !== null) return 'room-started';
  return seat === 0 ? null : 'not-host';
}

function picksEach(meta: GameMeta, seats: number): number {
  return meta.picks.perSeat[seats] ?? 0;
}
