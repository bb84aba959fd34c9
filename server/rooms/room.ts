import type { GameMeta, MatchOptions } from '../../shared/engine/game';
import { picksPerSeat } from '../../shared/engine/lobby';
import type { ErrorCode } from '../../shared/protocol/rooms';
import type { TokenHash } from '../lib/secrets';
import { looksLike } from './names';

/** Somebody with a seat. Their seat is their place in the list; the first is the host. */
export interface Member {
  readonly name: string;
  /** The hash of the token that proves the seat. It also tells members apart while seats move. */
  readonly tokenHash: TokenHash;
  readonly picks: readonly string[];
}

/** A room. Storage has it as `bodyOf` in stored-room.ts writes it. */
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
 * Adds a member at the end. A member who is in already stays as it is: its first answer was lost. With more members each
 * may pick less: picks beyond that are given up, the last ones first.
 */
export function join(room: Room, meta: GameMeta, name: string, tokenHash: TokenHash): Changed {
  if (seatOf(room, tokenHash) !== null) return becomes(room);
  if (room.matchId !== null) return refuse('room-started');
  if (room.members.length >= meta.maxSeats) return refuse('room-full');
  if (room.members.some((member) => looksLike(member.name, name))) return refuse('name-taken');
  const each = meta.picks.perSeat[room.members.length + 1] ?? 0;
  const members = [...room.members, { name, tokenHash, picks: [] }];
  return becomes({ ...room, members: members.map((member) => ({ ...member, picks: member.picks.slice(0, each) })) });
}

/** Takes a member out; the seats above move down. */
export function leave(room: Room, tokenHash: TokenHash): Changed {
  if (seatOf(room, tokenHash) === null) return refuse('not-seated');
  if (room.matchId !== null) return refuse('room-started');
  return becomes({ ...room, members: room.members.filter((member) => member.tokenHash !== tokenHash) });
}

/** Sets options, as the host; options not named stay. */
export function configure(room: Room, meta: GameMeta, tokenHash: TokenHash, options: Room['options']): Changed {
  const barred = barredFromHosting(room, tokenHash);
  if (barred !== null) return refuse(barred);
  const known = Object.entries(options).every(([id, value]) =>
    meta.options.some((option) => option.id === id && option.values.includes(value)),
  );
  return known ? becomes({ ...room, options: { ...room.options, ...options } }) : refuse('bad-options');
}

/** Sets a member's picks. What another member has picked is taken. */
export function pick(room: Room, meta: GameMeta, tokenHash: TokenHash, picks: readonly string[]): Changed {
  if (seatOf(room, tokenHash) === null) return refuse('not-seated');
  if (room.matchId !== null) return refuse('room-started');
  const fits =
    picks.length <= picksPerSeat(meta, room.options, room.members.length) &&
    new Set(picks).size === picks.length &&
    picks.every((id) => meta.picks.ids.includes(id));
  if (!fits) return refuse('bad-options');
  const others = room.members.filter((member) => member.tokenHash !== tokenHash).flatMap((member) => member.picks);
  if (picks.some((id) => others.includes(id))) return refuse('pick-taken');
  return becomes({
    ...room,
    members: room.members.map((member) => (member.tokenHash === tokenHash ? { ...member, picks } : member)),
  });
}

/** Why this member may not start the match now, or null. */
export function barredFromStarting(room: Room, meta: GameMeta, tokenHash: TokenHash): ErrorCode | null {
  const barred = barredFromHosting(room, tokenHash);
  if (barred !== null) return barred;
  return room.members.length < meta.minSeats ? 'too-few-players' : null;
}

/** The options that the match is started with. Picks made before the host chose options that allow none are left out. */
export function matchOptions(room: Room, meta: GameMeta): MatchOptions {
  const each = picksPerSeat(meta, room.options, room.members.length);
  return { ...room.options, picks: room.members.map(({ picks }) => picks.slice(0, each)) };
}

/** The seat of the member with this token, or null. */
export function seatOf(room: Room, tokenHash: TokenHash | null): number | null {
  const seat = room.members.findIndex((member) => member.tokenHash === tokenHash);
  return seat === -1 ? null : seat;
}

function barredFromHosting(room: Room, tokenHash: TokenHash): ErrorCode | null {
  const seat = seatOf(room, tokenHash);
  if (seat === null) return 'not-seated';
  if (room.matchId !== null) return 'room-started';
  return seat === 0 ? null : 'not-host';
}
