import { type Colour, COLOURS } from '../../shared/engine/colours';
import type { GameMeta } from '../../shared/engine/game';
import type { BotLevel } from '../../shared/engine/policy';
import type { MemberId } from '../../shared/protocol/rooms';
import type { TokenHash } from '../lib/secrets';
import { barredFromHosting } from './hosting';
import { seatToTake, withNewcomer } from './lobby';
import { looksLike } from './names';
import { becomes, type Bot, type Changed, membersOf, refuse, type Room, seatedIn } from './room';

/** The names of bots: the first free one is taken. */
const NAMES = ['Ada', 'Bruno', 'Clara', 'Emil', 'Frieda', 'Gustav', 'Ida', 'Konrad', 'Lotte', 'Otto'] as const;

/** Host only, before the start: puts a bot on a free seat. */
export function addBot(room: Room, meta: GameMeta, tokenHash: TokenHash, level: BotLevel): Changed {
  const barred = barredFromHosting(room, tokenHash);
  if (barred !== null) return refuse(barred);
  if (room.matchId !== null) return refuse('room-started');
  if (meta.bots?.includes(level) !== true) return refuse('bad-options');
  const full = seatToTake(room, meta);
  if (full !== null) return refuse(full);
  const others = [...seatedIn(room), ...room.watch.watchers];
  const name = NAMES.find((one) => !others.some((other) => looksLike(other.name, one)));
  const id = room.nextId as MemberId;
  const bot: Bot = { kind: 'bot', id, name: name ?? `Bot ${room.nextId}`, level };
  return becomes({ ...room, seats: withNewcomer(room, meta, bot), nextId: room.nextId + 1 });
}

/**
 * The colours by which bots are told apart, by id: those of the game that no member has, from the last one on, so that they seldom
 * change when a member comes. There are more colours than seats in any game.
 * @param offered the colours of the game
 */
export function coloursOfBots(room: Room, offered: readonly Colour[]): ReadonlyMap<MemberId, Colour> {
  const taken = membersOf(room).map(({ colour }) => colour);
  const others = COLOURS.filter((colour) => !offered.includes(colour));
  const free = [...offered.toReversed(), ...others].filter((colour) => !taken.includes(colour));
  const bots = room.seats.filter(({ kind }) => kind === 'bot');
  return new Map(bots.flatMap(({ id }, i) => (free[i] === undefined ? [] : [[id, free[i]]])));
}

/** The level of the bot of each seat; null where there is none. */
export function botsIn(room: Room): readonly (BotLevel | null)[] {
  return room.seats.map((one) => (one.kind === 'bot' ? one.level : null));
}
