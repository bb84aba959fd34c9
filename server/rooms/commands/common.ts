import { seat } from '../../../shared/engine/ask';
import type { GameMeta } from '../../../shared/engine/game';
import type { Announcement, ErrorCode, MemberId } from '../../../shared/protocol/rooms';
import type { TokenHash } from '../../lib/secrets';
import { refused as refuse } from '../../sockets/edge';
import { type Changed, memberOf, membersOf, type Room, seatOf } from '../room';
import type { Done } from '../rooms';
import { accept, type Answered, done as accepted, type Plain } from './answer';
import type { Seated, Sender } from './sender';

/** The answers to a code or token that does not exist. */
const WRONG_GUESSES: readonly ErrorCode[] = ['room-not-found', 'token-unknown', 'pairing-unknown'];

/** Looks up something that the sender may have guessed; null when the address has guessed too often. */
export function guessing<T extends { readonly ok: true } | { readonly ok: false; readonly error: ErrorCode }>(
  { tools, address }: Sender<'guess'>,
  look: () => Promise<T>,
): Promise<T | null> {
  return tools.guesses.lookUp(address, look, (done) => !done.ok && WRONG_GUESSES.includes(done.error));
}

/** Has an address pay for a room's match that has to be read for it, unless it is in memory. */
export function payForMatch({ rooms, tools, address }: Sender, room: Room): void {
  tools.limiters.perAddress.charge(address, rooms.priceOfMatch(room));
}

/** Answers who has taken a seat, and tells the room. */
export async function took(
  { broadcaster, state, socket }: Sender,
  room: Room,
  member: TokenHash,
): Promise<Answered<'create'>> {
  broadcaster.settle(socket, room, { member, watcher: null });
  const shown = await state.shownTo(socket, room);
  return accept<'create'>({ code: room.code, seat: seat(seatOf(room, member) ?? 0), room: shown }, () => {
    broadcaster.holds(socket, shown);
    broadcaster.greet(socket, room.code);
    return broadcaster.announce(room.code, socket);
  });
}

/** Answers a command that may have changed the room, and tells the room. */
export function changed({ broadcaster, socket }: Sender, done: Done): Plain {
  return done.ok ? accepted(() => broadcaster.announce(done.room.code, socket)) : refuse(done.error);
}

/** Runs a command of a seat that changes the room, and tells the room. */
export async function changing(
  from: Seated,
  change: (room: Room, member: TokenHash, meta: GameMeta) => Changed | Promise<Changed>,
): Promise<Plain> {
  return changed(from, await from.rooms.update(from.code, (room, meta) => change(room, from.member, meta)));
}

/** Answers a command that no other member is told of. */
export function unlessRefused(error: ErrorCode | null): Plain {
  return error === null ? accepted() : refuse(error);
}

/**
 * Runs a command of a seat that the room tells of in one line, unless nothing has changed. A line counts as one that the
 * seat has said: otherwise such commands would push out what people have said.
 */
export async function telling(
  from: Seated<'line'>,
  command: (code: string, member: TokenHash) => Promise<Done>,
  what: (done: Extract<Done, { readonly ok: true }>, by: string) => Announcement | null,
): Promise<Plain> {
  const { talk, code, member, pays, socket } = from;
  if (!pays.line.take()) return refuse('too-fast');
  const done = await command(code, member);
  if (done.ok && done.room !== done.before) {
    const line = what(done, nameOf(done.room, member));
    if (line !== null) await talk.tell(code, line, socket);
  } else {
    pays.line.giveBack();
  }
  return changed(from, done);
}

/** Runs a command by which a table may come to agree; what it agrees on is carried out before the answer. */
export async function counted(from: Seated<'line'>, command: () => Promise<Done>): Promise<Plain> {
  if (!from.pays.line.take()) return refuse('too-fast');
  const done = await command();
  if (done.ok) await from.proposing.carryOut(from.code);
  return changed(from, done);
}

/** The name of the member with this token. */
export function nameOf(room: Room, member: TokenHash): string {
  return memberOf(room, member)?.name ?? '';
}

/** The name of a member. */
export function nameById(room: Room, id: MemberId): string {
  return membersOf(room).find((member) => member.id === id)?.name ?? '';
}
