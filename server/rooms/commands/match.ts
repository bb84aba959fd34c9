import type { Allowed } from '../../../shared/engine/allowed';
import { askId, type Seat, seat } from '../../../shared/engine/ask';
import type { KeptChoice } from '../../../shared/engine/keeper';
import type { Body } from '../../../shared/protocol/commands';
import type { matchCommands } from '../../../shared/protocol/commands/match';
import type { ErrorCode } from '../../../shared/protocol/rooms';
import { hashToken } from '../../lib/secrets';
import { priceOfWayBack } from '../../limits/limits';
import type { LiveMatch } from '../../match/live';
import { UnsupportedMatch } from '../../match/running-views';
import type { Viewer } from '../../match/state';
import { refused as refuse } from '../../sockets/edge';
import type { SocketPlace } from '../presence';
import { askedAs } from '../proposals';
import { refusalOf, toldOf } from '../proposing';
import { memberOf, seatOf, viewerOf } from '../room';
import { moreTime, openTo } from '../timing';
import { accept, done as accepted } from './answer';
import { changing, counted, guessing, nameOf, payForMatch, telling, unlessRefused } from './common';
import type { Handlers, Seated, Sender } from './sender';

/** The result of a lookup, or why it failed. */
type Lookup<T extends object> = ({ readonly ok: true } & T) | { readonly ok: false; readonly error: ErrorCode };

/** What advice counts as: worlds are imagined for it, each of which takes as long as some answers. */
const STEPS_OF_ADVICE = 30;

/** Answers to the game, and proposals while a match runs. */
export const matchHandlers: Handlers<typeof matchCommands> = {
  async choose(from, body) {
    const found = await choiceOf(from, body);
    if (!found.ok) return refuse(found.error);
    const refused = await from.host.choose(found.match, found.choice, body.only ?? 'any');
    if (refused === null) from.fanout.answered(from.socket, found.match);
    const first = refused === 'overtaken' ? from.host.firstBefore(found.match, found.choice) : null;
    if (refused !== null && first !== null) return { reply: { ok: false, error: refused, first } };
    return unlessRefused(refused);
  },

  async preview(from, body) {
    const found = await choiceOf(from, body);
    if (found.ok && found.allowed.previews === 'never') return refuse('not-in-this-game');
    const done = found.ok ? await from.host.preview(found.match, found.choice) : found;
    return done.ok ? accept<'preview'>({ preview: done.preview }) : refuse(done.error);
  },

  async advise(from, { ask, seat: of }) {
    if (!from.pays.steps.allows()) return refuse('too-fast');
    from.pays.steps.charge(STEPS_OF_ADVICE);
    const found = await answererOf(from, { ask, seat: of });
    if (found.ok && found.allowed.advice === 'never') return refuse('not-in-this-game');
    const done = found.ok ? await from.bots.advise(found.match, found.by) : found;
    return done.ok ? accept<'advise'>({ advice: done.advice }) : refuse(done.error);
  },

  async past(from, { after }) {
    const { pasts, pays, address } = from;
    if (!pays.frames.allows()) return refuse('too-fast');
    const seen = await viewing(from, from.place);
    if (!seen.ok) return refuse(seen.error);
    const done = await pasts.page(seen.match, seen.viewer, after, { address, pay: pays.frames.charge });
    return done.ok ? accept<'past'>({ past: done.past }) : refuse(done.error);
  },

  async release(from, { seat: of }) {
    const found = await seatedAt(from);
    if (!found.ok) return refuse(found.error);
    const { match, by } = found;
    if (by !== of) return unlessRefused(await from.host.release(match, of, 'given-up', { kind: 'seat', seat: by }));
    const refused = await from.host.release(match, of, 'taken-back');
    // Nothing happens when the seat has no stand-in.
    return unlessRefused(refused === 'not-keeper' ? null : refused);
  },

  more: (from, { ask }) =>
    changing(from, async (room, member) => moreTime(room, member, ask, await from.rooms.matchOf(room))),

  async shown({ rooms, timekeeper, code, member }, { ask: id }) {
    const ask = askId(id);
    const room = await rooms.find(code);
    if (room === null) return refuse('room-not-found');
    const found = openTo(room, member, ask, await rooms.matchOf(room));
    if (!found.ok) return refuse(found.error);
    timekeeper.shown(found.match, ask);
    return unlessRefused(null);
  },

  goOn: (from, { seat }) => counted(from, () => from.goingOn.want(from.code, from.member, seat)),

  async propose(from, { what }) {
    const { proposing, code, member, pays } = from;
    if (what.kind === 'rewind' && !pays.frames.allows()) return refuse('too-fast');
    const onRead = (versions: number): void => pays.frames.charge(priceOfWayBack(versions));
    return counted(from, () => proposing.propose(code, member, what, onRead));
  },

  async resume(from) {
    const { rooms, host, talk, broadcaster, socket, code, member, pays } = from;
    if (!pays.line.take()) return refuse('too-fast');
    const found = await seatedAt(from);
    if (!found.ok) return refuse(found.error);
    const refused = await host.resume(found.match);
    if (refused !== null) return refuse(refused);
    const room = await rooms.find(code);
    if (room !== null) await talk.tell(code, { what: 'resumed', by: nameOf(room, member) }, socket);
    return accepted(() => broadcaster.announce(code, socket));
  },

  claim(from, { member, token }) {
    const { broadcaster, presence, claims, socket, pays } = from;
    return claims.inTurn(socket, async () => {
      const place = presence.placeOf(socket);
      if (place === null) return refuse('not-seated');
      // A member has a seat here already.
      if (place.member !== null) return refuse('seat-in-use');
      if (!pays.line.take() || !pays.creation.take()) return refuse('too-fast');
      const room = await from.rooms.find(place.code);
      if (room !== null) payForMatch(from, room);
      const claimed = { member, token: hashToken(token), former: place.claim };
      const done = await guessing(from, () => claims.claim(place.code, claimed));
      if (done?.ok !== true || done.room === done.before) pays.line.giveBack();
      if (done === null) return refuse('too-fast');
      if (!done.ok) return refuse(done.error);
      broadcaster.noteClaim(socket, place.code, claimed.token);
      const { id, what } = done.claim;
      return accept<'claim'>({ proposal: id, word: what.word }, () => broadcaster.announce(place.code, socket));
    });
  },

  unclaim: ({ presence, claims, socket }) =>
    claims.inTurn(socket, async () => {
      const place = presence.placeOf(socket);
      if (place === null || place.claim === null) return refuse('proposal-gone');
      const done = await claims.takeBack(place.code, place.claim, socket);
      return unlessRefused(done.ok ? null : done.error);
    }),

  agree: (from, { proposal }) => counted(from, () => from.proposing.agree(from.code, from.member, proposal)),

  refuse: (from, { proposal }) =>
    telling(
      from,
      (code, member) => from.proposing.refuse(code, member, proposal),
      ({ before }, who) => {
        const open = askedAs(before, proposal);
        if (open === null) return null;
        const own = 'by' in open && open.by === memberOf(before, from.member)?.id;
        return own ? toldOf(before, open, 'withdrawn') : refusalOf(before, open, who);
      },
    ),
};

/** The match of a member's room, and their seat in it. */
async function seatedAt({
  rooms,
  code,
  member,
}: Seated): Promise<Lookup<{ readonly match: string; readonly allowed: Allowed; readonly by: Seat }>> {
  const room = await rooms.find(code);
  if (room === null) return { ok: false, error: 'room-not-found' };
  const by = seatOf(room, member);
  if (by === null) return { ok: false, error: 'not-seated' };
  return room.matchId === null
    ? { ok: false, error: 'room-not-started' }
    : { ok: true, match: room.matchId, allowed: rooms.allowedIn(room), by: seat(by) };
}

/** A member, for their own seat or as its stand-in, as the match of their room knows them. */
async function answererOf(
  from: Seated,
  { ask, seat: of }: Pick<Body<'choose'>, 'ask' | 'seat'>,
): Promise<Lookup<{ readonly match: string; readonly allowed: Allowed; readonly by: Omit<KeptChoice, 'key'> }>> {
  const found = await seatedAt(from);
  if (!found.ok) return found;
  const { match, allowed, by } = found;
  const own = { seat: by, ask: askId(ask) };
  const kept = of !== undefined && of !== by;
  return { ok: true, match, allowed, by: kept ? { ...own, seat: of, keeper: { kind: 'seat', seat: by } } : own };
}

/** The answer of a member as the match of their room knows it. */
async function choiceOf(
  from: Seated,
  { ask, key, seat: of }: Pick<Body<'choose'>, 'ask' | 'key' | 'seat'>,
): Promise<Lookup<{ readonly match: string; readonly allowed: Allowed; readonly choice: KeptChoice }>> {
  const found = await answererOf(from, { ask, seat: of });
  return found.ok ? { ...found, choice: { ...found.by, key } } : found;
}

/** The match of a room, late for whom it is late, and the viewer that a place in the room looks at it as. */
async function viewing(
  { rooms, delays }: Pick<Sender, 'rooms' | 'delays'>,
  { code, member }: SocketPlace,
): Promise<Lookup<{ readonly match: LiveMatch; readonly viewer: Viewer }>> {
  const room = await rooms.find(code);
  if (room === null) return { ok: false, error: 'room-not-found' };
  const viewer = viewerOf(room, member);
  if (viewer === null && member !== null) return { ok: false, error: 'not-seated' };
  try {
    const match = await rooms.matchOf(room);
    if (match === null) return { ok: false, error: 'room-not-started' };
    return { ok: true, match: viewer === null ? await delays.shown(room, match) : match, viewer };
  } catch (err) {
    if (err instanceof UnsupportedMatch) return { ok: false, error: 'match-stuck' };
    throw err;
  }
}
