import type { GameMeta } from '../../../shared/engine/game';
import type { seatCommands } from '../../../shared/protocol/commands/seat';
import type { DeviceView, TableGone, TableNews } from '../../../shared/protocol/rooms';
import { readCode } from '../../lib/room-code';
import { hashToken } from '../../lib/secrets';
import { readDestination } from '../../notify/destinations';
import { refused as refuse } from '../../sockets/edge';
import {
  continueOn,
  hashPairing,
  makePairing,
  pair,
  PAIRING_MS,
  readPairing,
  setPush,
  signOutOthers,
} from '../devices';
import { enter, leaversKey, rateKey, seatedBy } from '../entering';
import { leave, pick, setColour, setReady, sitDown } from '../lobby';
import { readName } from '../names';
import { opened } from '../opening';
import { type Changed, memberOf, type Room, seatOf, viewerOf } from '../room';
import { again, beginning, start } from '../starting';
import { newsOf } from '../table-news';
import { standingOf, watcherOf } from '../watching';
import { accept, done as accepted } from './answer';
import { changing, guessing, payForMatch, telling, took } from './common';
import type { Handlers } from './sender';

/** Entering a room, taking and giving up a seat, its devices, and the settings of a member's own seat. */
export const seatHandlers: Handlers<typeof seatCommands> = {
  // Refused to who has entered nothing: an accepted command keeps a connection that would be dismissed as silent.
  ping: () => accepted(),

  async create(from, { game, name: typed, token, preset, company }) {
    const name = readName(typed);
    if (name === null) return refuse('name-malformed');
    if (!from.pays.creation.take()) return refuse('too-fast');
    if (!(await from.tools.capacity.take('room'))) return refuse('server-full');
    const member = hashToken(token);
    const done = await from.rooms.create(game, (room, meta) =>
      opened(room, meta, { name, tokenHash: member, preset, company }),
    );
    if (!done.ok) return refuse(done.error);
    if (company === undefined) return took(from, done.room, member);
    const begun = await beginning(from, done.room.code, from.pays.creation.take, (room, meta, make) =>
      start(from, room, meta, member, make),
    );
    // A game that could not begin yet can be started in its lobby.
    return took(from, begun.ok ? begun.room : done.room, member);
  },

  async join(from, { code: typedCode, name: typedName, token }) {
    const { talk, rooms, presence, clock, socket } = from;
    const code = readCode(typedCode);
    const name = readName(typedName);
    if (code === null) return refuse('room-code-malformed');
    if (name === null) return refuse('name-malformed');
    const place = presence.placeOf(socket);
    const watcher = place?.code === code ? place.watcher : null;
    const member = hashToken(token);
    const sit = async (room: Room, meta: GameMeta): Promise<Changed> => {
      payForMatch(from, room);
      return sitDown(room, meta, name, { tokenHash: member, since: clock() }, watcher, await rooms.matchOf(room));
    };
    const done = await guessing(from, () => rooms.update(code, sit));
    if (done === null) return refuse('too-fast');
    if (!done.ok) return refuse(done.error);
    const key = rateKey(done.room, { member, watcher: null });
    // Leaving and coming again gives no new rate of talk.
    if (key !== null && done.room !== done.before) from.tools.limiters.says.lower(key, leaversKey(code, from.address));
    const at = seatOf(done.room, member);
    const before = at === null ? undefined : done.before.seats[at];
    if (before?.kind === 'vacant') await talk.tell(code, { what: 'took-seat', name, from: before.name }, socket);
    return took(from, done.room, member);
  },

  async enter(from, { code: typed, token }) {
    const { broadcaster, state, rooms, socket, tools } = from;
    const code = readCode(typed);
    if (code === null) return refuse('room-code-malformed');
    // A client with a valid token is not guessing, however many guesses came from its address. All others wait for
    // their turn: when the guesses are used up, a wrong token and a wrong code are both `too-fast`.
    const known = token === null ? null : await enter(rooms, code, token);
    const done = known?.ok === true ? known : await guessing(from, async () => known ?? enter(rooms, code, token));
    if (done === null) return refuse('too-fast');
    if (!done.ok) return refuse(done.error);
    const { room, member, watcher } = done;
    const key = rateKey(room, { member, watcher });
    if (key !== null && !tools.limiters.perSeat.take(key)) return refuse('too-fast');
    const standing = standingOf(room, member ?? watcher);
    if (standing === 'inside') payForMatch(from, room);
    broadcaster.settle(socket, room, { member, watcher });
    const shown = await state.shownTo(socket, room);
    const name = watcherOf(room, watcher)?.name ?? null;
    return accept<'enter'>({ code: room.code, seat: viewerOf(room, member), room: shown, standing, name }, () => {
      broadcaster.holds(socket, shown);
      broadcaster.greet(socket, room.code);
      return broadcaster.show(socket, room);
    });
  },

  async tables(from, { seats }) {
    const tables: (TableNews | TableGone)[] = [];
    for (const { code: typed, token } of seats) {
      const code = readCode(typed);
      if (code === null) return refuse('room-code-malformed');
      if (!from.pays.steps.allows()) return refuse('too-fast');
      from.pays.steps.charge(1);
      // As in `enter`: who has the token is not guessing.
      const known = await seatedBy(from.rooms, code, token);
      const found = known.ok ? known : await guessing(from, () => Promise.resolve(known));
      if (found === null) return refuse('too-fast');
      if (found.ok) from.pays.steps.charge(from.rooms.priceOfMatch(found.room));
      tables.push(found.ok ? await newsOf(from, found.room, found.member) : { is: 'gone', code, why: found.error });
    }
    return accept<'tables'>({ tables, now: from.clock() });
  },

  async pair({ rooms, clock, code, member }) {
    const pairing = makePairing();
    const done = await rooms.update(code, (room) => pair(room, member, hashPairing(code, pairing), clock()));
    return done.ok ? accept<'pair'>({ pairing, forMs: PAIRING_MS }) : refuse(done.error);
  },

  async continue(from, { code: typedCode, pairing: typedPairing, token }) {
    const code = readCode(typedCode);
    const pairing = readPairing(typedPairing);
    if (code === null) return refuse('room-code-malformed');
    const member = hashToken(token);
    const done = await guessing(from, async () => {
      if (pairing === null) return { ok: false, error: 'pairing-unknown' };
      const device = { tokenHash: member, since: from.clock() };
      return from.rooms.update(code, (room) => continueOn(room, hashPairing(code, pairing), device));
    });
    if (done === null) return refuse('too-fast');
    return done.ok ? took(from, done.room, member) : refuse(done.error);
  },

  async devices({ rooms, presence, code, member }) {
    const room = await rooms.find(code);
    const mine = room === null ? null : memberOf(room, member);
    if (mine === null) return refuse('not-seated');
    const there = await presence.tokensIn(code);
    const devices = mine.devices.map(({ tokenHash, since }): DeviceView => {
      return { since, connected: there.has(tokenHash), own: tokenHash === member };
    });
    return accept<'devices'>({ devices });
  },

  signOutOthers: (from) => changing(from, signOutOthers),

  leave(from) {
    const { tools, code, address, key } = from;
    tools.limiters.says.lower(leaversKey(code, address), key);
    return changing(from, leave);
  },

  pick: (from, { picks }) => changing(from, (room, member, meta) => pick(room, meta, member, picks)),

  colour: (from, { colour }) => changing(from, (room, member) => setColour(room, member, colour)),

  ready: (from, { is }) =>
    changing(from, async (room, member) => setReady(room, member, is, await from.rooms.matchOf(room), from.clock())),

  again: (from, { how }) =>
    telling(
      from,
      (code, member) =>
        beginning(from, code, from.pays.creation.take, (room, meta, make) =>
          again(from, room, meta, member, how, make),
        ),
      (_, by) => ({ what: how === 'at-once' ? 'again' : 'back-to-lobby', by }),
    ),

  async subscribe({ rooms, destinations, socket, code, member }, { push }) {
    const own = socket.handshake.headers.host;
    if (push !== null && readDestination(push.endpoint, destinations, own) === null) return refuse('bad-destination');
    const done = await rooms.update(code, (room) => setPush(room, member, push));
    return done.ok ? accepted() : refuse(done.error);
  },
};
