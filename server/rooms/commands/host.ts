import type { hostCommands } from '../../../shared/protocol/commands/host';
import type { MemberId } from '../../../shared/protocol/rooms';
import type { TokenHash } from '../../lib/secrets';
import { withoutPlansBy } from '../../match/plans';
import { UnsupportedMatch } from '../../match/running-views';
import { readDestination } from '../../notify/destinations';
import { makeSecret } from '../../notify/webhook';
import { refused as refuse } from '../../sockets/edge';
import { addBot } from '../bots';
import { arrange, configure, kick, lock, mute, promote, setWebhook } from '../hosting';
import { absentSayLeft } from '../proposals';
import { type Changed, type Member, membersOf, refuse as refuseChange, type Room } from '../room';
import type { Done } from '../rooms';
import { beginning, start } from '../starting';
import { setTime } from '../timing';
import { accept } from './answer';
import { changed, changing, nameById, nameOf, telling } from './common';
import type { Handlers, Seated } from './sender';

/** The commands of the host. The functions that change the room refuse them from anybody else. */
export const hostHandlers: Handlers<typeof hostCommands> = {
  configure: (from, { options }) =>
    telling(
      from,
      (code, member) => from.rooms.update(code, (room, meta) => configure(room, meta, member, options)),
      ({ room, before }, by) => ({
        what: 'options',
        by,
        changes: Object.entries(room.options).flatMap(([option, value]) =>
          before.options[option] === value ? [] : [{ option, value }],
        ),
      }),
    ),

  promote: (from, { member: to }) =>
    telling(
      from,
      (code, member) => from.rooms.update(code, (room) => promote(room, member, to)),
      ({ room }, by) => ({ what: 'host-passed', by, name: nameById(room, to) }),
    ),

  kick: (from, { member: whom }) =>
    telling(
      from,
      (code, member) => from.rooms.update(code, (room) => takeOut(from, room, member, whom)),
      ({ room, before }, by) => ({
        what: room.matchId === null ? 'kicked' : 'freed',
        by,
        name: nameById(before, whom),
      }),
    ),

  mute: (from, { member: whom, is }) =>
    telling(
      from,
      (code, member) => muted(from, code, member, whom, is),
      ({ room }, by) => ({ what: is === 'muted' ? 'muted' : 'unmuted', by, name: nameById(room, whom) }),
    ),

  lock: (from, { entrance }) =>
    telling(
      from,
      (code, member) => from.rooms.update(code, (room) => lock(room, member, entrance)),
      (_, by) => ({ what: entrance === 'locked' ? 'locked' : 'unlocked', by }),
    ),

  async webhook({ rooms, broadcaster, talk, destinations, socket, code, member, pays }, { url, language }) {
    const own = socket.handshake.headers.host;
    if (url !== null && readDestination(url, destinations, own) === null) return refuse('bad-destination');
    if (!pays.line.take()) return refuse('too-fast');
    const webhook = url === null ? null : { url, secret: makeSecret(), language };
    const done = await rooms.update(code, (room) => setWebhook(room, member, webhook));
    if (!done.ok) return refuse(done.error);
    const host = webhook === null ? null : new URL(webhook.url).hostname;
    await talk.tell(code, { what: 'webhook', by: nameOf(done.room, member), host }, socket);
    return accept<'webhook'>({ secret: webhook?.secret ?? null }, () => broadcaster.announce(code, socket));
  },

  addBot: (from, { level }) => changing(from, (room, member, meta) => addBot(room, meta, member, level)),

  arrange: (from, { members }) => changing(from, (room, member) => arrange(room, member, members)),

  time: (from, { time }) =>
    telling(
      from,
      (code, member) => from.rooms.update(code, (room, meta) => setTime(room, meta, member, time, from.clock())),
      (_, by) => ({ what: 'time', by, time }),
    ),

  start: async (from) =>
    changed(
      from,
      await beginning(from, from.code, from.pays.creation.take, (room, meta, make) =>
        start(from, room, meta, from.member, make),
      ),
    ),
};

/** Kicks a member in the lobby, or frees after the end the seat of a member who has been away for so long that they have no say. */
async function takeOut(
  { rooms, consultations }: Seated,
  room: Room,
  member: TokenHash,
  whom: MemberId,
): Promise<Changed> {
  const changed = kick(room, member, whom);
  const out = membersOf(room).find(({ id }) => id === whom);
  if (!changed.ok || room.matchId === null || out === undefined) return changed;
  // While it runs, the table agrees on that.
  if ((await rooms.matchOf(room))?.over === false) return refuseChange('room-started');
  const consulting = await consultations.in(room);
  if (consulting.present.has(whom)) return refuseChange('seat-in-use');
  const left = absentSayLeft(room, out.awaySince ?? consulting.now, out.awaySince, consulting);
  return left > 0 ? refuseChange('away-too-short') : changed;
}

/** Mutes a member, or lets them be heard again. What a muted one has suggested is gone. */
async function muted(
  { rooms, host }: Seated,
  code: string,
  member: TokenHash,
  whom: MemberId,
  voice: Member['voice'],
): Promise<Done> {
  const done = await rooms.update(code, (room) => mute(room, member, whom, voice));
  const match = done.ok && voice === 'muted' ? done.room.matchId : null;
  if (match === null) return done;
  try {
    // A match that is over has none.
    await host.unplan(match, (plans) => withoutPlansBy(plans, whom));
  } catch (err) {
    if (!(err instanceof UnsupportedMatch)) throw err;
  }
  return done;
}
