import type { hostCommands } from '../../../shared/protocol/commands/host';
import { readDestination } from '../../notify/destinations';
import { makeSecret } from '../../notify/webhook';
import { refused as refuse } from '../../sockets/edge';
import { accept } from './answer';
import { changed, nameById, nameOf, telling } from './common';
import type { Handlers } from './sender';

/** What the host does. That somebody else does it is refused by what is done to the room. */
export const hostHandlers: Handlers<typeof hostCommands> = {
  configure: (from, { options }) =>
    telling(
      from,
      (code, member) => from.service.configure(code, member, options),
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
      (code, member) => from.service.promote(code, member, to),
      ({ room }, by) => ({ what: 'host-passed', by, name: nameById(room, to) }),
    ),

  kick: (from, { member: whom }) =>
    telling(
      from,
      (code, member) => from.service.kick(code, member, whom, () => from.presence.tokensIn(code)),
      ({ room, before }, by) => ({
        what: room.matchId === null ? 'kicked' : 'freed',
        by,
        name: nameById(before, whom),
      }),
    ),

  mute: (from, { member: whom, is }) =>
    telling(
      from,
      (code, member) => from.service.mute(code, member, whom, is),
      ({ room }, by) => ({ what: is === 'muted' ? 'muted' : 'unmuted', by, name: nameById(room, whom) }),
    ),

  lock: (from, { entrance }) =>
    telling(
      from,
      (code, member) => from.service.lock(code, member, entrance),
      (_, by) => ({ what: entrance === 'locked' ? 'locked' : 'unlocked', by }),
    ),

  async webhook({ service, broadcaster, destinations, socket, code, member, pays }, { url, language }) {
    const own = socket.handshake.headers.host;
    if (url !== null && readDestination(url, destinations, own) === null) return refuse('bad-destination');
    if (!pays.line.take()) return refuse('too-fast');
    const webhook = url === null ? null : { url, secret: makeSecret(), language };
    const done = await service.webhook(code, member, webhook);
    if (!done.ok) return refuse(done.error);
    const host = webhook === null ? null : new URL(webhook.url).hostname;
    await broadcaster.tell(code, { what: 'webhook', by: nameOf(done.room, member), host }, socket);
    return accept<'webhook'>({ secret: webhook?.secret ?? null }, () => broadcaster.announce(code, socket));
  },

  addBot: async (from, { level }) => changed(from, await from.service.addBot(from.code, from.member, level)),

  arrange: async (from, { members }) => changed(from, await from.service.arrange(from.code, from.member, members)),

  time: (from, { time }) =>
    telling(
      from,
      (code, member) => from.service.time(code, member, time),
      (_, by) => ({ what: 'time', by, time }),
    ),

  start: async (from) => changed(from, await from.service.start(from.code, from.member, from.pays.creation.take)),

  again: (from, { how }) =>
    telling(
      from,
      (code, member) => from.service.again(code, member, how, from.pays.creation.take),
      (_, by) => ({ what: how === 'at-once' ? 'again' : 'back-to-lobby', by }),
    ),
};
