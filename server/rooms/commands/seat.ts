import type { seatCommands } from '../../../shared/protocol/commands/seat';
import type { DeviceView } from '../../../shared/protocol/rooms';
import { readDestination } from '../../notify/destinations';
import { refused as refuse } from '../../sockets/edge';
import { rateKey, viewerOf } from '../broadcaster';
import { readCode } from '../code';
import { makePairing, PAIRING_MS, readPairing } from '../devices';
import { readName } from '../names';
import { memberOf, seatOf } from '../room';
import { standingOf, watcherOf } from '../watching';
import { accept, done as accepted } from './answer';
import { changed, guessing, took } from './common';
import type { Handlers } from './sender';

/** Entering a room, taking and giving up a seat, its devices, and what somebody sets for themselves. */
export const seatHandlers: Handlers<typeof seatCommands> = {
  // Refused to who has entered nothing: an accepted command keeps a connection that would be dismissed as silent.
  ping: () => accepted(),

  async create(from, { game, name: typed, token }) {
    const name = readName(typed);
    if (name === null) return refuse('name-malformed');
    if (!from.pays.creation.take()) return refuse('too-fast');
    if (!(await from.tools.capacity.take('room'))) return refuse('server-full');
    const done = await from.service.create(game, name, token);
    return done.ok ? took(from, done.room, done.member) : refuse(done.error);
  },

  async join(from, { code: typedCode, name: typedName, token }) {
    const { broadcaster, presence, socket } = from;
    const code = readCode(typedCode);
    const name = readName(typedName);
    if (code === null) return refuse('room-code-malformed');
    if (name === null) return refuse('name-malformed');
    const place = presence.placeOf(socket);
    const watcher = place?.code === code ? place.watcher : null;
    const done = await guessing(from, () => from.service.join(code, name, token, watcher));
    if (done === null) return refuse('too-fast');
    if (!done.ok) return refuse(done.error);
    const at = seatOf(done.room, done.member);
    const before = at === null ? undefined : done.before.seats[at];
    if (before?.kind === 'vacant') await broadcaster.tell(code, { what: 'took-seat', name, from: before.name }, socket);
    return took(from, done.room, done.member);
  },

  async enter(from, { code: typed, token }) {
    const { broadcaster, service, socket, tools } = from;
    const code = readCode(typed);
    if (code === null) return refuse('room-code-malformed');
    // Who has a token of the room is not guessing, whatever was guessed from the same address. All others get no answer
    // before their turn: with nothing left to guess, a wrong token and a wrong code are both `too-fast`.
    const known = token === null ? null : await service.enter(code, token);
    const done = known?.ok === true ? known : await guessing(from, async () => known ?? service.enter(code, token));
    if (done === null) return refuse('too-fast');
    if (!done.ok) return refuse(done.error);
    const { room, member, watcher } = done;
    const key = rateKey(room, { member, watcher });
    if (key !== null && !tools.limiters.perSeat.take(key)) return refuse('too-fast');
    broadcaster.settle(socket, room, { member, watcher });
    const standing = standingOf(room, member ?? watcher);
    const shown = await broadcaster.shownTo(socket, room);
    const name = watcherOf(room, watcher)?.name ?? null;
    return accept<'enter'>({ code: room.code, seat: viewerOf(room, member), room: shown, standing, name }, () => {
      broadcaster.holds(socket, shown);
      broadcaster.greet(socket, room.code);
      return broadcaster.show(socket, room);
    });
  },

  async pair({ service, code, member }) {
    const pairing = makePairing();
    const done = await service.pair(code, member, pairing);
    return done.ok ? accept<'pair'>({ pairing, forMs: PAIRING_MS }) : refuse(done.error);
  },

  async continue(from, { code: typedCode, pairing: typedPairing, token }) {
    const code = readCode(typedCode);
    const pairing = readPairing(typedPairing);
    if (code === null) return refuse('room-code-malformed');
    const done = await guessing(from, async () =>
      pairing === null ? { ok: false, error: 'pairing-unknown' } : from.service.continueOn(code, pairing, token),
    );
    if (done === null) return refuse('too-fast');
    return done.ok ? took(from, done.room, done.member) : refuse(done.error);
  },

  async devices({ service, presence, code, member }) {
    const room = await service.find(code);
    const mine = room === null ? null : memberOf(room, member);
    if (mine === null) return refuse('not-seated');
    const there = await presence.tokensIn(code);
    const devices = mine.devices.map(({ tokenHash, since }): DeviceView => {
      return { since, connected: there.has(tokenHash), own: tokenHash === member };
    });
    return accept<'devices'>({ devices });
  },

  signOutOthers: async (from) => changed(from, await from.service.signOutOthers(from.code, from.member)),

  leave: async (from) => changed(from, await from.service.leave(from.code, from.member)),

  pick: async (from, { picks }) => changed(from, await from.service.pick(from.code, from.member, picks)),

  colour: async (from, { colour }) => changed(from, await from.service.colour(from.code, from.member, colour)),

  ready: async (from, { is }) => changed(from, await from.service.ready(from.code, from.member, is)),

  async subscribe({ service, destinations, socket, code, member }, { push }) {
    const own = socket.handshake.headers.host;
    if (push !== null && readDestination(push.endpoint, destinations, own) === null) return refuse('bad-destination');
    const done = await service.subscribe(code, member, push);
    return done.ok ? accepted() : refuse(done.error);
  },
};
