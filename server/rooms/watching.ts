import type { Delay, ErrorCode, RoomView, Standing, WatcherId, Watching } from '../../shared/protocol/rooms';
import { ABSENT_SAY_MS, type TimeRules } from '../../shared/protocol/time';
import type { TokenHash } from '../lib/secrets';
import { barredFromHosting } from './hosting';
import { looksLike } from './names';
import { becomes, type Changed, memberOf, refuse, type Room, seatedIn, type Watcher, withoutWatchers } from './room';

/** The most spectators with a name that a room knows, and the most who may ask to be let in at a time. */
const MOST_WATCHERS = 500;
const MOST_KNOCKS = 12;
/** How many of those whom a host has shown out a room remembers: its record must not grow without end. */
const SHOWN_OUT_KEPT = 64;

/** The spectator with this token, or null. */
export function watcherOf(room: Room, tokenHash: TokenHash | null): Watcher | null {
  return room.watch.watchers.find((one) => one.tokenHash === tokenHash) ?? null;
}

/** Where the owner of this token, or of none, stands when entering the room now. */
export function standingOf(room: Room, tokenHash: TokenHash | null): Standing {
  if (memberOf(room, tokenHash) !== null) return 'inside';
  switch (room.watch.who) {
    case 'off':
      return 'door';
    case 'code':
      return 'inside';
    case 'approval': {
      const watcher = watcherOf(room, tokenHash);
      return watcher === null ? 'door' : watcher.state;
    }
  }
}

/**
 * Where a spectator stands after a change of the room. A spectator who was inside stays inside when the host begins to
 * admit people one by one, unless they were shown out.
 */
export function standingAfter(room: Room, tokenHash: TokenHash | null, before: Standing): Standing {
  const stays = before === 'inside' && room.watch.who === 'approval' && !isShownOut(room, tokenHash);
  return stays ? 'inside' : isShownOut(room, tokenHash) ? 'door' : standingOf(room, tokenHash);
}

/** Whether a host has shown the owner of a token out, or has not let them in. */
export function isShownOut(room: Room, tokenHash: TokenHash | null): boolean {
  return tokenHash !== null && room.watch.shownOut.includes(tokenHash);
}

/**
 * Gives a spectator a name, and a place among those who ask to be let in if the host admits people one by one. A
 * spectator who has a name already keeps it: their first answer was lost. When the list is full, spectators who came
 * first and have gone are forgotten.
 * @param present whether the owner of a token is connected
 */
export function watch(room: Room, name: string, tokenHash: TokenHash, present: (token: TokenHash) => boolean): Changed {
  const { who, watchers } = room.watch;
  if (who === 'off') return refuse('watching-off');
  if (isShownOut(room, tokenHash)) return refuse('shown-out');
  if (memberOf(room, tokenHash) !== null) return refuse('not-watching');
  if (watcherOf(room, tokenHash) !== null) return becomes(room);
  if ([...seatedIn(room), ...watchers].some((one) => looksLike(one.name, name))) return refuse('name-taken');
  const state = who === 'approval' ? 'asking' : 'inside';
  const asking = watchers.filter((one) => one.state === 'asking');
  const full = watchers.length >= MOST_WATCHERS;
  const crowded = state === 'asking' && asking.length >= MOST_KNOCKS;
  const gone = crowded || full ? (crowded ? asking : watchers).find((one) => !present(one.tokenHash)) : undefined;
  if (crowded && gone === undefined) return refuse('too-many-knocks');
  if (full && gone === undefined) return refuse('too-many-watching');
  const id = room.nextId as WatcherId;
  const newcomer: Watcher = { id, name, tokenHash, state };
  const watching = { ...room.watch, watchers: [...watchers.filter((one) => one !== gone), newcomer] };
  return becomes({ ...room, watch: watching, nextId: room.nextId + 1 });
}

/**
 * Sets who may watch. Spectators who ask to be let in are let in when everybody may watch, and forgotten when nobody
 * may.
 */
export function setWatching(room: Room, tokenHash: TokenHash, who: Watching): Changed {
  const barred = barredFromHosting(room, tokenHash);
  if (barred !== null) return refuse(barred);
  if (room.watch.who === who) return becomes(room);
  const known = who === 'off' ? room.watch.watchers.filter(({ state }) => state === 'inside') : room.watch.watchers;
  const watchers = who === 'code' ? known.map((one) => ({ ...one, state: 'inside' as const })) : known;
  return becomes({ ...room, watch: { ...room.watch, who, watchers } });
}

/** Sets how late spectators see the matches of a room. Once one has begun they all see it alike, to its end. */
export function setDelay(room: Room, tokenHash: TokenHash, delay: Delay): Changed {
  const barred = barredFromHosting(room, tokenHash);
  if (barred !== null) return refuse(barred);
  if (room.matchId !== null) return refuse('room-started');
  return becomes(room.watch.delay === delay ? room : { ...room, watch: { ...room.watch, delay } });
}

/** Lets a spectator in who has asked to watch. */
export function admit(room: Room, tokenHash: TokenHash, id: WatcherId): Changed {
  const found = hosted(room, tokenHash, id);
  if (typeof found === 'string') return refuse(found);
  if (found.state === 'inside') return becomes(room);
  const watchers = room.watch.watchers.map((one) => (one === found ? { ...one, state: 'inside' as const } : one));
  return becomes({ ...room, watch: { ...room.watch, watchers } });
}

/** Shows a spectator out, or refuses one who asks to be let in. */
export function showOut(room: Room, tokenHash: TokenHash, id: WatcherId): Changed {
  const found = hosted(room, tokenHash, id);
  if (typeof found === 'string') return refuse(found);
  const shownOut = [...room.watch.shownOut, found.tokenHash].slice(-SHOWN_OUT_KEPT);
  return becomes({ ...room, watch: { ...withoutWatchers(room.watch, [found.tokenHash]), shownOut } });
}

/**
 * The view of a room for a seat with a secret choice. It contains nothing that others can change meanwhile: a setting,
 * or coming and going, could be a signal. So it shows everybody present and every such setting at its default.
 */
export function toAlone(room: RoomView): RoomView {
  return {
    ...room,
    members: room.members.map((one) => ({
      ...one,
      host: false,
      connected: !one.vacant,
      awayForMs: null,
      devices: one.devices === 0 ? 0 : 1,
      voice: 'heard',
    })),
    spectators: 0,
    entrance: 'open',
    watching: 'code',
    knocks: [],
    hostMovesInMs: null,
    absentSayMs: ABSENT_SAY_MS.live,
    proposal: null,
    claims: [],
    goingOn: [],
    pause: null,
    again: [],
    time: untimed(room.time),
    webhook: null,
  };
}

/** Time rules by which nothing has a limit, for the same clocks. */
function untimed({ seconds, days }: TimeRules): TimeRules {
  const none = (of: TimeRules['seconds']) => Object.fromEntries(Object.keys(of).map((id) => [id, null]));
  return { pace: 'live', seconds: none(seconds), days: none(days), atEnd: 'nothing', keepAfter: null };
}

/**
 * The view of a room for spectators who see its match late. What the table is asked to agree on, and for whom it no longer waits, tells
 * of moments that they have not seen.
 */
export function toDelayed(room: RoomView): RoomView {
  return { ...room, proposal: null, goingOn: [] };
}

/** The view of a room for those at its door: enough to take a seat or to claim one. */
export function atDoor(room: RoomView): RoomView {
  return {
    ...room,
    members: room.members.map((one) => ({ ...one, picks: [], ready: false, colour: null, devices: 0 })),
    spectators: 0,
    knocks: [],
    hostMovesInMs: null,
    played: [],
    goingOn: [],
    pause: null,
    again: [],
    proposal: null,
    claims: room.claims.map((claim) => ({ ...claim, agreed: [], awaited: [], absent: [] })),
  };
}

function hosted(room: Room, tokenHash: TokenHash, id: WatcherId): Watcher | ErrorCode {
  const barred = barredFromHosting(room, tokenHash);
  if (barred !== null) return barred;
  return room.watch.watchers.find((one) => one.id === id) ?? 'watcher-unknown';
}
