import type { GameMeta } from '../../shared/engine/game';
import type { Again } from '../../shared/protocol/rooms';
import type { Bus } from '../bus/bus';
import type { TokenHash } from '../lib/secrets';
import type { GameLoader } from '../match/game-loader';
import type { MatchHost } from '../match/host';
import { matchOf } from '../match/state';
import { awaitedAgain } from './again';
import { botsIn } from './bots';
import type { Consultations } from './consulting';
import { barredBeforeStart, regather, unready } from './hosting';
import { matchOptions } from './lobby';
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
  readonly consultations: Pick<Consultations, 'in'>;
  readonly bus: Pick<Bus, 'connected'>;
}

/**
 * After the end: another match, by the lobby with all members, or at once with those who want it (then `pay` is as in {@link begin}).
 * At once is refused with `not-all-in` while anybody else has time to say so, or while members at other nodes cannot be asked. A member
 * who is muted begins nothing for the others.
 */
export async function again(
  parts: AgainParts,
  room: Room,
  meta: GameMeta,
  member: TokenHash,
  how: Again,
  pay: () => boolean,
): Promise<Changed> {
  const by = memberOf(room, member);
  if (by === null) return refuse('not-seated');
  const match = room.matchId === null ? null : await parts.host.open(room.matchId);
  if (match === null) return refuse('room-not-started');
  const over = match.running === null ? null : matchOf(match.running).over;
  if (over === null) return refuse('match-not-over');
  if (by.voice === 'muted') return refuse('muted');
  if (how === 'by-the-lobby') return becomes(regather(room, over));
  const leaving = membersOf(room).filter(({ id, ready }) => id !== by.id && ready === 'not-yet');
  const awaited = awaitedAgain(room, await parts.consultations.in(room)).filter((one) => one.member !== by.id);
  if (awaited.length > 0 || (leaving.length > 0 && !parts.bus.connected)) return refuse('not-all-in');
  return begin(parts, regather(room, over, leaving), meta, pay);
}
