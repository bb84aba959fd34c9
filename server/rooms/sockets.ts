import type { Server } from 'socket.io';

import { seat } from '../../shared/engine/ask';
import type { ErrorCode } from '../../shared/protocol/rooms';
import type { Bus } from '../bus/bus';
import type { Conversations } from '../chat/conversations';
import { readLine } from '../chat/text';
import type { TokenHash } from '../lib/secrets';
import type { Follower } from '../match/follow';
import type { MatchHost } from '../match/host';
import { addressOf } from '../sockets/address';
import { type Answer, type EdgeTools, guard, type Handler, refused } from '../sockets/edge';
import { Fanout, type Wording } from '../sockets/fanout';
import { roomPlace } from '../storage/storage';
import { RoomBroadcaster, viewerOf } from './broadcaster';
import { readCode } from './code';
import { readName } from './names';
import { type Room, seatOf } from './room';
import { bodies, type Body, type Command } from './schemas';
import type { RoomService } from './service';

/** The namespace of the room protocol. */
export const ROOMS = '/rooms';

/** The parts that the room protocol works with. */
export interface RoomParts {
  readonly service: RoomService;
  readonly host: MatchHost;
  readonly conversations: Conversations;
  readonly follower: Follower;
  readonly bus: Bus;
  readonly tools: EdgeTools;
  readonly clock: () => number;
}

/** Serves the room protocol over `/rooms`. Returns its broadcaster. */
export function serveRooms(io: Server, parts: RoomParts): RoomBroadcaster {
  const { service, host, conversations, follower, bus, tools, clock } = parts;
  const { limiters, guesses, log } = tools;
  const namespace = io.of(ROOMS);
  const wording: Wording = {
    whole: (match, viewer) => ['view', match.message(viewer, clock())],
    change: (earlier, match, viewer, patch) => ['patch', match.patchMessage(earlier, viewer, patch, clock())],
    lost: ['seat', { seat: null }],
  };
  const fanout = new Fanout(namespace, wording, follower, tools.metrics, tools.bill);
  const broadcaster = new RoomBroadcaster({
    namespace,
    service,
    fanout,
    conversations,
    follower,
    bus,
    log,
    bill: tools.bill,
  });

  host.onChange(({ before, match }) => {
    if (match.origin !== 'room') return;
    fanout.update(match);
    const heardAgain = before.secluded.some(({ seat: at }) => match.secluded.every((still) => still.seat !== at));
    if (before.over === match.over && !heardAgain) return;
    const codes = new Set(fanout.lookingAt(match.id).map((socket) => broadcaster.placeOf(socket)?.code));
    for (const code of codes) {
      if (code === undefined) continue;
      if (heardAgain) broadcaster.tellWithheld(code);
      if (before.over !== match.over) broadcaster.refreshSafely(code);
    }
  });

  namespace.on('connection', (socket) => {
    const address = addressOf(socket);

    /** Refuses; a wrong code or token counts as a guess. */
    const refuse = (error: ErrorCode): Answer => {
      if (error === 'room-not-found' || error === 'token-unknown') guesses.wrong(address);
      return refused(error);
    };
    /** Runs a command of whoever has this socket's seat; a seat's connections share one rate. */
    const fromSeat = async (
      command: (place: { readonly code: string; readonly member: TokenHash }) => Promise<Answer>,
    ): Promise<Answer> => {
      const place = broadcaster.placeOf(socket);
      if (place?.member == null) return refuse('not-seated');
      if (!limiters.perSeat.take(place.member)) return refuse('too-fast');
      return command({ code: place.code, member: place.member });
    };

    const took = async (room: Room, member: TokenHash): Promise<Answer> => {
      broadcaster.settle(socket, room, member);
      const at = seatOf(room, member) ?? 0;
      return {
        reply: { ok: true, code: room.code, seat: seat(at), room: await broadcaster.viewOf(room) },
        after: () => {
          broadcaster.greet(socket, room.code);
          return broadcaster.announce(room.code);
        },
      };
    };

    const commands: { readonly [Name in Command]: (body: Body<Name>) => Promise<Answer> } = {
      async create({ game, name: typed, token }) {
        const name = readName(typed);
        if (name === null) return refuse('name-malformed');
        if (!limiters.creations.take(address)) return refuse('too-fast');
        if (!(await tools.capacity.take('room'))) return refuse('server-full');
        const done = await service.create(game, name, token);
        return done.ok ? took(done.room, done.member) : refuse(done.error);
      },

      async join({ code: typedCode, name: typedName, token }) {
        const code = readCode(typedCode);
        const name = readName(typedName);
        if (code === null) return refuse('room-code-malformed');
        if (name === null) return refuse('name-malformed');
        if (!(await guesses.turn(address))) return refuse('too-fast');
        const done = await service.join(code, name, token);
        return done.ok ? took(done.room, done.member) : refuse(done.error);
      },

      async enter({ code: typed, token }) {
        const code = readCode(typed);
        if (code === null) return refuse('room-code-malformed');
        if (!guesses.allows(address)) return refuse('too-fast');
        // Who has a token of the room is not guessing. All others get no answer before their turn.
        const known = token === null ? null : await service.enter(code, token);
        if (known?.ok !== true && !(await guesses.turn(address))) return refuse('too-fast');
        const done = known ?? (await service.enter(code, token));
        if (!done.ok) return refuse(done.error);
        const { room, member } = done;
        if (member !== null && !limiters.perSeat.take(member)) return refuse('too-fast');
        broadcaster.settle(socket, room, member);
        return {
          reply: { ok: true, code: room.code, seat: viewerOf(room, member), room: await broadcaster.viewOf(room) },
          after: () => {
            broadcaster.greet(socket, room.code);
            return broadcaster.show(socket, room);
          },
        };
      },

      leave: () => fromSeat(async ({ code, member }) => changed(await service.leave(code, member))),

      configure: ({ options }) =>
        fromSeat(async ({ code, member }) => changed(await service.configure(code, member, options))),

      pick: ({ picks }) => fromSeat(async ({ code, member }) => changed(await service.pick(code, member, picks))),

      start: () => fromSeat(async ({ code, member }) => changed(await service.start(code, member))),

      choose: ({ ask, key, only }) =>
        fromSeat(async ({ code, member }) => {
          const error = await service.choose(code, member, { id: ask, key }, only ?? 'any');
          return error === null ? { reply: { ok: true } } : refuse(error);
        }),

      preview: ({ ask, key }) =>
        fromSeat(async ({ code, member }) => {
          const done = await service.preview(code, member, { id: ask, key });
          return done.ok ? { reply: { ok: true, preview: done.preview } } : refuse(done.error);
        }),

      say: ({ text: typed }) =>
        fromSeat(async ({ code, member }) => {
          const text = readLine(typed);
          if (text === null) return refuse('bad-request');
          if (!limiters.says.take(member) || !limiters.saysPerAddress.take(address)) return refuse('too-fast');
          const room = await service.find(code);
          const by = room?.members.findIndex(({ tokenHash }) => tokenHash === member) ?? -1;
          const name = room?.members[by]?.name;
          if (room === null || name === undefined) return refuse('not-seated');
          if (room.matchId !== null) await follower.freshen(room.matchId);
          const secluded = await broadcaster.secludedIn(room);
          if (secluded.some((one) => one.seat === by)) return refuse('silenced');
          // The clocks of nodes differ: a line during a seclusion must not be dated before the seclusion.
          const at = Math.max(clock(), ...secluded.map(({ since }) => since));
          await conversations.say(roomPlace(code), { name, text, at });
          return { reply: { ok: true } };
        }),
    };

    const changed = (done: Awaited<ReturnType<RoomService['configure']>>): Answer =>
      done.ok ? { reply: { ok: true }, after: () => broadcaster.announce(done.room.code) } : refuse(done.error);

    const handler = (name: Command): [string, Handler] => [
      name,
      async (args) => {
        const parsed = bodies[name].safeParse(args[0]);
        if (args.length !== 1 || !parsed.success) return refuse('bad-request');
        return (commands[name] as (body: unknown) => Promise<Answer>)(parsed.data);
      },
    ];
    const names = Object.keys(bodies) as Command[];
    guard(socket, tools, new Map(names.map(handler)), () => undefined);

    socket.on('disconnect', () => broadcaster.leaveRoom(socket));
  });

  return broadcaster;
}
