import { seat } from '../../shared/engine/ask';
import type { GameMeta, Previous } from '../../shared/engine/game';
import type { Again, ErrorCode } from '../../shared/protocol/rooms';
import type { TokenHash } from '../lib/secrets';
import type { GameLoader } from '../match/game-loader';
import type { MatchHost, NewMatch } from '../match/host';
import { matchOf } from '../match/state';
import { awaitedAgain } from './again';
import { botsIn } from './bots';
import type { Consultations } from './consulting';
import { barredBeforeStart, regather, unready } from './hosting';
import { matchOptions } from './lobby';
import { becomes, type Changed, memberOf, membersOf, refuse, type Room, seatedIn } from './room';
import type { Done, Rooms } from './rooms';
import { timeFor } from './time';

/** The parts that starting a match works with. */
export interface StartingParts {
  readonly games: Pick<GameLoader, 'load'>;
  readonly host: Pick<MatchHost, 'create' | 'open' | 'edit'>;
}

/** Makes a match: its id, or why it was not made. */
type Make = (match: NewMatch) => Promise<{ readonly id: string } | ErrorCode>;

/**
 * Changes a room as {@link Rooms.update} does, with a match that is made for it. However often another writer of the room is faster,
 * one match is paid for, and only the one that the room takes stays in storage.
 * @param pay counts a match that is about to be made; refused with `too-fast` when it returns false
 */
export async function beginning(
  { host, rooms }: Pick<StartingParts, 'host'> & { readonly rooms: Pick<Rooms, 'read' | 'update'> },
  code: string,
  pay: () => boolean,
  change: (room: Room, meta: GameMeta, make: Make) => Promise<Changed>,
): Promise<Done> {
  const purse = { paid: false };
  const made = new Map<string, string>();
  const make: Make = async (match) => {
    const what = JSON.stringify(match);
    const known = made.get(what);
    if (known !== undefined) return { id: known };
    if (!purse.paid && !pay()) return 'too-fast';
    purse.paid = true;
    const live = await host.create(match);
    if (live === null) return 'unknown-game';
    made.set(what, live.id);
    return { id: live.id };
  };
  const keepOnly = async (named: string | null): Promise<void> => {
    for (const id of made.values()) if (id !== named) await host.edit(id, () => ({ then: 'delete', result: null }));
  };
  const done = await rooms
    .update(code, (room, meta) => change(room, meta, make))
    .catch(async (err: unknown) => {
      // It is unknown whether the room names the match.
      if (made.size > 0) await keepOnly((await rooms.read(code))?.room.matchId ?? null);
      throw err;
    });
  await keepOnly(done.ok ? done.room.matchId : null);
  return done;
}

/** Before the start: the host begins the match, see {@link begin}. */
export async function start(
  parts: StartingParts,
  room: Room,
  meta: GameMeta,
  member: TokenHash,
  make: Make,
): Promise<Changed> {
  const barred = barredBeforeStart(room, member);
  return barred === null ? begin(parts, room, meta, make) : refuse(barred);
}

/**
 * The room with a match that has just been made. The match is on disk before the room names it: a crash in between leaves a match
 * that no room names and a room that can be started again.
 */
async function begin({ games }: StartingParts, room: Room, meta: GameMeta, make: Make): Promise<Changed> {
  const options = matchOptions(room, meta);
  const seats = room.seats.length;
  if (seats < meta.minSeats) return refuse('too-few-players');
  const game = await games.load(room.game);
  if (game === null) return refuse('unknown-game');
  if (game.module.checkOptions(seats, options) !== null) return refuse('bad-options');
  const names = room.seats.map(({ name }) => name);
  const time = timeFor(meta.clocks ?? [], seats, room.time);
  const fixed = { game: room.game, origin: 'room', unlisted: true, begin: 'now' } as const;
  const made = await make({ ...fixed, seats, options, names, bots: botsIn(room), previous: previousIn(room) });
  return typeof made === 'string'
    ? refuse(made)
    : becomes({ ...room, time, seats: unready(seatedIn(room)), matchId: made.id });
}

/** How the last match of a room ended, and where its people sit now; null where none was played. */
function previousIn({ played, seats }: Room): Previous | null {
  const last = played.at(-1);
  if (last === undefined) return null;
  const now = last.people.map((id) => {
    const at = seats.findIndex((one) => one.id === id);
    return at === -1 ? null : seat(at);
  });
  return { over: last.over, now };
}

/** The parts that another match works with. */
export interface AgainParts extends StartingParts {
  readonly consultations: Pick<Consultations, 'in'>;
}

/**
 * After the end: another match, by the lobby with all members, or at once with those who want it.
 * At once is refused with `not-all-in` while anybody else has time to say so, or while members at other nodes cannot be asked. A member
 * who is muted begins nothing for the others.
 */
export async function again(
  parts: AgainParts,
  room: Room,
  meta: GameMeta,
  member: TokenHash,
  how: Again,
  make: Make,
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
  const consulting = await parts.consultations.in(room);
  const awaited = awaitedAgain(room, consulting).filter((one) => one.member !== by.id);
  // Members at other nodes may not have been shown that they are asked.
  if (awaited.length > 0 || (leaving.length > 0 && consulting.reach === 'this-node')) return refuse('not-all-in');
  return begin(parts, regather(room, over, leaving), meta, make);
}
