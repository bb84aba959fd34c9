import type { GameMeta } from '../../shared/engine/game';
import type { Again } from '../../shared/protocol/rooms';
import type { TokenHash } from '../lib/secrets';
import type { GameLoader } from '../match/game-loader';
import type { MatchHost } from '../match/host';
import { matchOf } from '../match/state';
import { botsIn } from './bots';
import { barredBeforeStart, regather, unready } from './hosting';
import { matchOptions } from './lobby';
import type { Presence } from './presence';
import { becomes, type Changed, memberOf, membersOf, refuse, type Room, seatedIn } from './room';

/** The parts that starting a match works with. */
export interface StartingParts {
  readonly games: Pick<GameLoader, 'load'>;
  readonly host: Pick<MatchHost, 'create' | 'open'>;
}

/** Before the start: the host begins the match, see {@link begin}. */
export async function start(
  parts: StartingParts,
  room: Room,
  meta: GameMeta,
  member: TokenHash,
  pay: () => boolean,
): Promise<Changed> {
  const barred = barredBeforeStart(room, member);
  return barred === null ? begin(parts, room, meta, pay) : refuse(barred);
}

/**
 * The room with a match that has just been made. The match is on disk before the room names it: a crash in between leaves a match
 * that no room names and a room that can be started again.
 * @param pay counts a match that is about to be made; refused with `too-fast` when it returns false
 */
async function begin({ games, host }: StartingParts, room: Room, meta: GameMeta, pay: () => boolean): Promise<Changed> {
  const options = matchOptions(room, meta);
  const seats = room.seats.length;
  if (seats < meta.minSeats) return refuse('too-few-players');
  const game = await games.load(room.game);
  if (game === null) return refuse('unknown-game');
  if (game.module.checkOptions(seats, options) !== null) return refuse('bad-options');
  if (!pay()) return refuse('too-fast');
  const names = room.seats.map(({ name }) => name);
  const fixed = { game: room.game, origin: 'room', unlisted: true, begin: 'now' } as const;
  const match = await host.create({ ...fixed, seats, options, names, bots: botsIn(room) });
  return match === null
    ? refuse('unknown-game')
    : becomes({ ...room, seats: unready(seatedIn(room)), matchId: match.id });
}

/** The parts that another match works with. */
export interface AgainParts extends StartingParts {
  readonly presence: Pick<Presence, 'membersIn'>;
}

/**
 * After the end: another match with those who want one, by the lobby, or at once (then `pay` is as in {@link begin}) if all who are
 * there want it; else refused with `not-all-in`.
 */
export async function again(
  parts: AgainParts,
  room: Room,
  meta: GameMeta,
  member: TokenHash,
  how: Again,
  pay: () => boolean,
): Promise<Changed> {
  if (memberOf(room, member) === null) return refuse('not-seated');
  const match = room.matchId === null ? null : await parts.host.open(room.matchId);
  if (match === null) return refuse('room-not-started');
  const over = match.running === null ? null : matchOf(match.running).over;
  if (over === null) return refuse('match-not-over');
  const back = regather(room, member, over);
  if (!back.ok || how === 'by-the-lobby') return back;
  const there = await parts.presence.membersIn(room);
  const leftOut = membersOf(room).filter(({ id }) => there.has(id) && !back.room.seats.some((one) => one.id === id));
  if (leftOut.length > 0) return refuse('not-all-in');
  return begin(parts, back.room, meta, pay);
}
