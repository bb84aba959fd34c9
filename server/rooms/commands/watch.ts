import type { watchCommands } from '../../../shared/protocol/commands/watch';
import { readLine } from '../../chat/text';
import { hashToken } from '../../lib/secrets';
import { refused as refuse } from '../../sockets/edge';
import { readName } from '../names';
import { admit, setDelay, setWatching, showOut, standingOf, watch, watcherOf } from '../watching';
import { accept, done as accepted } from './answer';
import { changing, telling } from './common';
import type { Handlers } from './sender';

/** Commands of spectators: watching, comments and predictions. */
export const watchHandlers: Handlers<typeof watchCommands> = {
  async watch({ rooms, broadcaster, presence, bus, socket, pays }, { name: typed, token }) {
    const name = readName(typed);
    const place = presence.placeOf(socket);
    if (name === null) return refuse('name-malformed');
    if (place === null || place.member !== null) return refuse('not-watching');
    if (!pays.creation.take()) return refuse('too-fast');
    const watcher = hashToken(token);
    const done = await rooms.update(place.code, async (room) => {
      const there = await presence.tokensIn(place.code);
      // People on other nodes would seem to have gone.
      return watch(room, name, watcher, (one) => !bus.connected || there.has(one));
    });
    if (!done.ok) return refuse(done.error);
    const { room } = done;
    broadcaster.settle(socket, room, { member: null, watcher });
    const standing = standingOf(room, watcher);
    return accept<'watch'>({ standing, name: watcherOf(room, watcher)?.name ?? name }, async () => {
      broadcaster.greet(socket, room.code);
      // Announce only knocks: the others need not be sent hundreds of new names.
      if (standing === 'asking') await broadcaster.announce(room.code, socket);
    });
  },

  watching: (from, { watching: who }) =>
    telling(
      from,
      (code, member) => from.rooms.update(code, (room) => setWatching(room, member, who)),
      (_, by) => ({ what: 'watching', by, watching: who }),
    ),

  delay: (from, { delay }) =>
    telling(
      from,
      (code, member) => from.rooms.update(code, (room) => setDelay(room, member, delay)),
      (_, by) => ({ what: 'delay', by, delay }),
    ),

  admit: (from, { watcher }) => changing(from, (room, member) => admit(room, member, watcher)),

  showOut: (from, { watcher }) => changing(from, (room, member) => showOut(room, member, watcher)),

  async watchers({ rooms, presence, code }) {
    const room = await rooms.find(code);
    if (room === null) return refuse('room-not-found');
    const there = await presence.tokensIn(code);
    const inside = room.watch.watchers.filter(({ state, tokenHash }) => state === 'inside' && there.has(tokenHash));
    return accept<'watchers'>({ watchers: inside.map(({ id, name }) => ({ id, name })) });
  },

  async comment({ commenting, clock, socket, room, by, key, pays }, { text: typed }) {
    const text = readLine(typed);
    if (text === null) return refuse('bad-request');
    if (by.heard !== 'yes') return refuse(by.heard);
    if (room.matchId === null) return refuse('room-not-started');
    if (!pays.line.take()) return refuse('too-fast');
    const line = { kind: 'said', name: by.name, text, at: clock() } as const;
    await commenting.say(room.code, room.matchId, line, socket, key);
    return accepted();
  },

  async predict({ predicting, follower, room, by, pays }, { question, answer }) {
    if (!pays.line.take()) return refuse('too-fast');
    if (room.matchId !== null) await follower.freshen(room.matchId);
    const done = await predicting.predict(room, by, question, answer);
    return done.ok ? accept<'predict'>({ points: done.points }) : refuse(done.error);
  },
};
