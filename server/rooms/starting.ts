import type { GameMeta } from '../../shared/engine/game';
import type { Again } from '../../shared/protocol/rooms';
import type { TokenHash } from '../lib/secrets';
import type { GameLoader } from '../match/game-loader';
import type { MatchHost } from '../match/host';
import { matchOf } from '../match/state';
import { botsIn } from './bots';
import { barredFromHosting, barredFromStarting, regather } from './hosting';
import { matchOptions } from './lobby';
import { becomes, type Changed, refuse, type Room } from './room';

/** The parts that starting a match works with. */
export interface StartingParts {
  readonly games: Pick<GameLoader, 'load'>;
  readonly host: Pick<MatchHost, 'create' | 'open'>;
}

/**
 * The room with a match that has just been made. The match is on disk before the room names it: a crash in between leaves a match
 * that no room names and a room that can be started again.
 * @param pay counts a match that is about to be made; refused with `too-fast` when it returns false
 */
export async function start(
  { games, host }: StartingParts,
  room: Room,
  meta: GameMeta,
  member: TokenHash,
  pay: () => boolean,
): Promise<Changed> {
  const barred = barredFromStarting(room, meta, member);
  if (barred !== null) return refuse(barred);
  const options = matchOptions(room, meta);
  const seats = room.seats.length;
  const game = await games.load(room.game);
  if (game === null) return refuse('unknown-game');
  if (game.module.checkOptions(seats, options) !== null) return refuse('bad-options');
  if (!pay()) return refuse('too-fast');
  const names = room.seats.map(({ name }) => name);
  const fixed = { game: room.game, origin: 'room', unlisted: true, begin: 'now' } as const;
  const match = await host.create({ ...fixed, seats, options, names, bots: botsIn(room) });
  return match === null ? refuse('unknown-game') : becomes({ ...room, matchId: match.id });
}

/** After the end: another match with the same members, at once (then `pay` is as in {@link start}) or by the lobby. */
export async function again(
  parts: StartingParts,
  room: Room,
  meta: GameMeta,
  member: TokenHash,
  how: Again,
  pay: () => boolean,
): Promise<Changed> {
  const barred = barredFromHosting(room, member);
  if (barred !== null) return refuse(barred);
  const match = room.matchId === null ? null : await parts.host.open(room.matchId);
  if (match === null) return refuse('room-not-started');
  const over = match.running === null ? null : matchOf(match.running).over;
  if (over === null) return refuse('match-not-over');
  const back = regather(room, member, over);
  return back.ok && how === 'at-once' ? start(parts, back.room, meta, member, pay) : back;
}
