import type { GameMeta } from '../../shared/engine/game';
import type { Over } from '../../shared/engine/run';
import type { Entrance, ErrorCode, MemberId } from '../../shared/protocol/rooms';
import type { TokenHash } from '../lib/secrets';
import { cleared, proposalIn, vacated } from './proposals';
import {
  becomes,
  type Bot,
  type Changed,
  hostedBy,
  hostOf,
  isThere,
  KICKED_KEPT,
  type Member,
  memberOf,
  membersOf,
  type Played,
  PLAYED_KEPT,
  refuse,
  type Room,
  type RoomWebhook,
  seatedIn,
  withMember,
  without,
} from './room';

/** The commands of a host. From anybody else they are refused and change nothing. */

/** Sets options; options not named stay. Members who were ready are asked anew. */
export function configure(room: Room, meta: GameMeta, tokenHash: TokenHash, options: Room['options']): Changed {
  const barred = barredBeforeStart(room, tokenHash);
  if (barred !== null) return refuse(barred);
  const known = Object.entries(options).every(([id, value]) =>
    meta.options.some((option) => option.id === id && option.values.includes(value)),
  );
  if (!known) return refuse('bad-options');
  if (Object.entries(options).every(([id, value]) => room.options[id] === value)) return becomes(room);
  return becomes({ ...room, options: { ...room.options, ...options }, seats: unready(seatedIn(room)) });
}

/** Makes another member host. */
export function promote(room: Room, tokenHash: TokenHash, id: MemberId): Changed {
  const barred = barredFromHosting(room, tokenHash);
  if (barred !== null) return refuse(barred);
  const next = membersOf(room).find((member) => member.id === id);
  return next === undefined ? refuse('member-unknown') : becomes(hostedBy(room, next));
}

/**
 * Takes a member or a bot out of the lobby, or frees a member's seat after the end. Their tokens are remembered, so that they
 * can be told.
 */
export function kick(room: Room, tokenHash: TokenHash, id: MemberId): Changed {
  const barred = barredFromHosting(room, tokenHash);
  if (barred !== null) return refuse(barred);
  const bot = room.seats.find((one) => one.kind === 'bot' && one.id === id);
  if (bot !== undefined && room.matchId === null)
    return becomes({ ...room, seats: room.seats.filter((one) => one !== bot) });
  const member = membersOf(room).find((one) => one.id === id);
  if (member === undefined || member.id === room.host) return refuse('member-unknown');
  if (room.matchId !== null) return becomes(vacated(room, member));
  const tokens = member.devices.map((device) => device.tokenHash);
  return becomes({ ...without(room, member), kicked: [...room.kicked, ...tokens].slice(-KICKED_KEPT) });
}

/**
 * Mutes a member, who can then show the others nothing, or unmutes them. Their open proposal ends, unless all have
 * agreed already.
 */
export function mute(room: Room, tokenHash: TokenHash, id: MemberId, voice: Member['voice']): Changed {
  const barred = barredFromHosting(room, tokenHash);
  if (barred !== null) return refuse(barred);
  const member = membersOf(room).find((one) => one.id === id);
  if (member === undefined || member.id === room.host) return refuse('member-unknown');
  if (member.voice === voice) return becomes(room);
  const asked = voice === 'muted' ? proposalIn(room) : null;
  const quiet = asked?.by === id && asked.order === null ? cleared(room, asked.id) : room;
  return becomes(withMember(quiet, { ...member, voice }));
}

/** Sets where the room tells the outside whom its table waits for; null: nowhere. */
export function setWebhook(room: Room, tokenHash: TokenHash, webhook: RoomWebhook | null): Changed {
  const barred = barredFromHosting(room, tokenHash);
  return barred === null ? becomes({ ...room, webhook }) : refuse(barred);
}

/** Removes the webhook that a room has, unless it has another one by now. */
export function dropWebhook(room: Room, url: string): Changed {
  return becomes(room.webhook?.url === url ? { ...room, webhook: null } : room);
}

/** Closes the room to new members, or opens it again. */
export function lock(room: Room, tokenHash: TokenHash, entrance: Entrance): Changed {
  const barred = barredFromHosting(room, tokenHash);
  if (barred !== null) return refuse(barred);
  return becomes(room.entrance === entrance ? room : { ...room, entrance });
}

/** Puts all members in another order. */
export function arrange(room: Room, tokenHash: TokenHash, order: readonly MemberId[]): Changed {
  const barred = barredBeforeStart(room, tokenHash);
  if (barred !== null) return refuse(barred);
  const seats = order.map((id) => seatedIn(room).find((one) => one.id === id));
  const known = seats.filter((one) => one !== undefined);
  // A member may have come or gone while the host was at it.
  if (known.length !== room.seats.length || new Set(order).size !== room.seats.length) return refuse('member-unknown');
  return becomes({ ...room, seats: known });
}

/**
 * Back to the lobby after a match that ended, with the same options and the bots. Free seats are given up.
 * @param leaving the members who give up their seats. When the host does, the next one is, as in {@link without}
 */
export function regather(room: Room, over: Over, leaving: readonly Member[] = []): Room {
  if (room.matchId === null) return room;
  const ended: Played = {
    match: room.matchId,
    names: room.seats.map(({ name }) => name),
    people: room.seats.map(({ id }) => id),
    over,
  };
  const played = [...room.played, ended].slice(-PLAYED_KEPT);
  const staying = leaving.reduce(without, room);
  return { ...staying, seats: unready(seatedIn(staying)), matchId: null, played, againSince: null, more: [] };
}

/** Why this member may not act as host; null for the host. */
export function barredFromHosting(room: Room, tokenHash: TokenHash): ErrorCode | null {
  const member = memberOf(room, tokenHash);
  if (member === null) return 'not-seated';
  return member.id === room.host ? null : 'not-host';
}

/** Notes since when the host has been away while others were there; null when that is not so. */
export function noteHost(room: Room, host: MemberId, since: number | null): Changed {
  return becomes(room.host === host ? { ...room, hostAwaySince: since } : room);
}

/** Makes another member host, unless the host has changed by now or has come back. */
export function replaceHost(room: Room, host: MemberId, to: MemberId): Changed {
  const next = membersOf(room).find(({ id }) => id === to);
  const still = room.host === host && room.hostAwaySince !== null;
  return becomes(still && next !== undefined ? hostedBy(room, next) : room);
}

/** How long the host may be away, in milliseconds. */
export interface Patience {
  /** Before anybody takes note: a page that is loaded again is away for a moment. */
  readonly noteMs: number;
  /** How long a host may be away before another member becomes host. */
  readonly moveMs: number;
}

/** A host may load the page again, or change from one network to another, before anybody takes note. */
export function patienceOf(seconds: number): Patience {
  return { noteMs: 3_000, moveMs: seconds * 1_000 };
}

/** What to do about a host who may be away. `look`: look again after that time. */
export type HostStep =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'look'; readonly inMs: number }
  | { readonly kind: 'note'; readonly since: number | null }
  | { readonly kind: 'move'; readonly to: Member };

/**
 * What to do about the host.
 * @param present whether a device is connected
 * @param seenAway since when this node has seen the host away while others are present; null when it sees it first
 */
export function hostStep(
  room: Room,
  present: (tokenHash: TokenHash) => boolean,
  seenAway: number | null,
  now: number,
  { noteMs, moveMs }: Patience,
): HostStep {
  const host = hostOf(room);
  const next = host === null ? null : nextAfter(room, host, present);
  if (host === null || next === null || isThere(host, present)) {
    return room.hostAwaySince === null ? { kind: 'nothing' } : { kind: 'note', since: null };
  }
  const noted = room.hostAwaySince;
  if (noted === null) {
    const since = seenAway ?? now;
    return now - since >= noteMs ? { kind: 'note', since } : { kind: 'look', inMs: since + noteMs - now };
  }
  // A time that had run out before anybody was here to see it begins again.
  if (seenAway === null && now - noted >= moveMs) return { kind: 'note', since: now };
  return now - noted >= moveMs ? { kind: 'move', to: next } : { kind: 'look', inMs: noted + moveMs - now };
}

/** Whether the time of a host who is away is running. */
export function hostMovesAt(room: Room, { moveMs }: Patience): number | null {
  return room.hostAwaySince === null ? null : room.hostAwaySince + moveMs;
}

/** The next member in the order of seats who is present; null when there is none. */
function nextAfter(room: Room, host: Member, present: (tokenHash: TokenHash) => boolean): Member | null {
  const members = membersOf(room);
  const at = members.indexOf(host);
  const others = [...members.slice(at + 1), ...members.slice(0, at)];
  return others.find((one) => isThere(one, present)) ?? null;
}

/** Why this member may not do what a host does before the start; null for the host. */
export function barredBeforeStart(room: Room, tokenHash: TokenHash): ErrorCode | null {
  return room.matchId !== null && memberOf(room, tokenHash) !== null
    ? 'room-started'
    : barredFromHosting(room, tokenHash);
}

/** These players, none of them ready but the bots. */
export function unready(seated: readonly (Member | Bot)[]): readonly (Member | Bot)[] {
  return seated.map((one) => (one.kind === 'bot' ? one : { ...one, ready: 'not-yet' }));
}
