import type { Server } from 'socket.io';

import { seat } from '../../shared/engine/ask';
import type { GameMeta } from '../../shared/engine/game';
import { type FilledPhrase, isPhrase } from '../../shared/engine/phrases';
import { type Body, COMMAND_NAMES, type CommandName, COMMANDS } from '../../shared/protocol/commands';
import type { DeviceView, ErrorCode, MemberId, ProposalId, ServerEvents, Told } from '../../shared/protocol/rooms';
import type { BotRunner } from '../bots/runner';
import type { Bus } from '../bus/bus';
import type { Conversations } from '../chat/conversations';
import { chatLine } from '../chat/stored-line';
import { readLine } from '../chat/text';
import type { Recent } from '../lib/recent';
import { hashToken, type TokenHash } from '../lib/secrets';
import { priceOfWayBack } from '../limits/limits';
import type { Follower } from '../match/follow';
import type { MatchHost } from '../match/host';
import { plansOf } from '../match/notes';
import { withoutPlan, withPlan } from '../match/plans';
import type { Timekeeper } from '../match/timekeeper';
import { type Destinations, readDestination } from '../notify/destinations';
import { makeSecret } from '../notify/webhook';
import type { Pasts } from '../replay/pasts';
import { addressOf } from '../sockets/address';
import { type Answer, type EdgeTools, guard, type Handler, type Refused, refused as refuse } from '../sockets/edge';
import { Fanout, type Wording } from '../sockets/fanout';
import type { Packet } from '../sockets/packet';
import { roomPlace, type Storage } from '../storage/storage';
import { rateKey, RoomBroadcaster, viewerOf } from './broadcaster';
import { Claims } from './claiming';
import { readCode } from './code';
import { accept, type Answered } from './commands/answer';
import { makePairing, PAIRING_MS, readPairing } from './devices';
import type { RoomNamespace } from './events';
import { GoingOnWithout } from './going-on';
import type { Patience } from './hosting';
import { readName } from './names';
import { nudge, wasNudged } from './nudging';
import { mayDrop, planFor, type Planned } from './planning';
import { pointAt } from './pointing';
import { askedAs, type Consulting } from './proposals';
import { Proposing, refusalOf, toldOf } from './proposing';
import { type Member, memberOf, membersOf, type Room, seatOf, type Watcher } from './room';
import type { Done, RoomService } from './service';
import type { Unattended } from './unattended';
import { standingOf, watcherOf } from './watching';

/** The namespace of the room protocol. */
export const ROOMS = '/rooms';

/** The answers to a code or token that does not exist. */
const WRONG_GUESSES: readonly ErrorCode[] = ['room-not-found', 'token-unknown', 'pairing-unknown'];

/** What a seat says, before the room adds who and when. */
type Spoken =
  { readonly kind: 'said'; readonly text: string } | { readonly kind: 'phrase'; readonly phrase: FilledPhrase };

/** The parts that the room protocol works with. */
export interface RoomParts {
  readonly service: RoomService;
  readonly host: MatchHost;
  readonly pasts: Pasts;
  readonly storage: Pick<Storage, 'savePrediction' | 'loadPredictions'>;
  readonly conversations: Conversations;
  readonly follower: Follower;
  readonly bus: Bus;
  readonly tools: EdgeTools;
  readonly clock: () => number;
  /** How long a host may be away. */
  readonly patience: Patience;
  /** For how long somebody who is away keeps a say. */
  readonly sayMs: Consulting['sayMs'];
  readonly timekeeper: Timekeeper;
  readonly bots: Pick<BotRunner, 'answerOnce'>;
  readonly unattended: Unattended;
  /** The rooms of matches that were looked at on this node. */
  readonly roomOf: Pick<Recent<string, string>, 'set'>;
  /** Where notifications may be sent. */
  readonly destinations: Destinations;
}

/** Serves the room protocol over `/rooms`. Returns its broadcaster. */
export function serveRooms(io: Server, parts: RoomParts): RoomBroadcaster {
  const {
    service,
    host,
    pasts,
    storage,
    conversations,
    follower,
    bus,
    tools,
    clock,
    patience,
    sayMs,
    timekeeper,
    bots,
    unattended,
    roomOf,
    destinations,
  } = parts;
  const { limiters, guesses, log } = tools;
  const namespace: RoomNamespace = io.of(ROOMS);
  const wording: Wording<Packet<ServerEvents>> = {
    whole: (match, viewer) => ['view', match.message(viewer, clock())],
    change: (earlier, match, viewer, patch) => ['patch', match.patchMessage(earlier, viewer, patch, clock())],
    lost: ['seat', { seat: null }],
  };
  const fanout = new Fanout(namespace, wording, follower, tools.metrics, tools.bill);
  const broadcaster = new RoomBroadcaster({
    namespace,
    service,
    storage,
    fanout,
    conversations,
    follower,
    bus,
    log,
    bill: tools.bill,
    points: limiters.points,
    clock,
    patience,
    sayMs,
    timekeeper,
    unattended,
    roomOf,
    carryOut: (code) => carryOut(code),
    withdraw: (code, id) => withdraw(code, id),
  });
  const consulting = (room: Room): Promise<Consulting> => broadcaster.consulting(room);
  const proposing = new Proposing({ service, host, clock, consulting });
  const claims = new Claims({ service, host, consulting, present: (code) => broadcaster.presentIn(code) });

  const goingOn = new GoingOnWithout({
    service,
    host,
    bots,
    timekeeper,
    clock,
    consulting: (room) => broadcaster.consulting(room),
    tell: (code, told) => broadcaster.tell(code, told),
  });

  /** Carries out what a table has agreed on, if it has, and tells everybody. */
  const carryOut = async (code: string): Promise<void> => {
    const told = await proposing.carryOut(code);
    if (told === null) return;
    await broadcaster.tell(code, told);
    await broadcaster.announce(code);
  };

  /** Takes a claim off the table whose asker has gone, and tells everybody. */
  const withdraw = async (code: string, id: ProposalId): Promise<void> => {
    const done = await claims.withdraw(code, id);
    const claim = done.ok && done.room !== done.before ? askedAs(done.before, id) : null;
    if (!done.ok || claim === null) return;
    await broadcaster.tell(code, toldOf(done.before, claim, 'withdrawn'));
    await broadcaster.announce(code);
  };

  host.onChange(({ before, match }) => {
    if (match.origin !== 'room') return;
    fanout.update(match);
    const heardAgain = before.secluded.some(({ seat: at }) => match.secluded.every((still) => still.seat !== at));
    const replanned = before.running?.notes.plans !== match.running?.notes.plans;
    if (before.over === match.over && !heardAgain && !replanned) return;
    const codes = new Set(fanout.lookingAt(match.id).map((socket) => broadcaster.placeOf(socket)?.code));
    for (const code of codes) {
      if (code === undefined) continue;
      if (heardAgain) {
        broadcaster.tellWithheld(code);
        broadcaster.refreshSafely(code);
      }
      if (heardAgain || replanned) broadcaster.showPlans(code);
      if (before.over === match.over) continue;
      broadcaster.refreshSafely(code);
      broadcaster.commenting.reveal(code);
      broadcaster.predicting.reveal(code);
    }
  });

  namespace.on('connection', (socket) => {
    const address = addressOf(socket);
    const ownHost = socket.handshake.headers.host;

    /** Looks up what somebody may have guessed; null: not now, for they have guessed too much. */
    const guessing = <T extends { readonly ok: true } | { readonly ok: false; readonly error: ErrorCode }>(
      look: () => Promise<T>,
    ): Promise<T | null> => guesses.lookUp(address, look, (done) => !done.ok && WRONG_GUESSES.includes(done.error));
    /** A match that somebody makes is one more that the server keeps, however soon it ends. */
    const payForMatch = (): boolean => limiters.creations.take(address);
    /** Runs a command of whoever has this socket's seat; the connections and devices of a seat share one rate. */
    const fromSeat = async <Done extends Answer>(
      command: (place: { readonly code: string; readonly member: TokenHash; readonly key: string }) => Promise<Done>,
    ): Promise<Done | Refused> => {
      const place = broadcaster.placeOf(socket);
      if (place?.member == null || place.key === null) return refuse('not-seated');
      const { code, member, key } = place;
      if (!limiters.perSeat.take(key)) return refuse('too-fast');
      return command({ code, member, key });
    };

    /** Runs a command of a spectator with a name who is inside; it is paid for as one of a seat is. */
    const fromWatcher = async <Done extends Answer>(
      command: (from: { readonly room: Room; readonly by: Watcher; readonly key: string }) => Promise<Done>,
    ): Promise<Done | Refused> => {
      const place = broadcaster.placeOf(socket);
      if (place?.watcher == null || place.key === null || place.standing !== 'inside') return refuse('not-watching');
      const { code, key, watcher } = place;
      if (!limiters.perSeat.take(key)) return refuse('too-fast');
      const room = await service.find(code);
      const by = room === null ? null : watcherOf(room, watcher);
      return room === null || by === null ? refuse('not-watching') : command({ room, by, key });
    };

    const took = async (room: Room, member: TokenHash): Promise<Answered<'create'>> => {
      broadcaster.settle(socket, room, { member, watcher: null });
      const at = seatOf(room, member) ?? 0;
      const shown = await broadcaster.viewOf(room);
      return accept<'create'>({ code: room.code, seat: seat(at), room: shown }, () => {
        broadcaster.holds(socket, shown);
        broadcaster.greet(socket, room.code);
        return broadcaster.announce(room.code, socket);
      });
    };

    const commands: { readonly [Name in CommandName]: (body: Body<Name>) => Promise<Answered<Name>> } = {
      // Refused to who has entered nothing: an accepted command keeps a connection that would be dismissed as silent.
      ping: () => Promise.resolve(broadcaster.placeOf(socket) === null ? refuse('not-seated') : accept<'ping'>({})),

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
        const place = broadcaster.placeOf(socket);
        const watcher = place?.code === code ? place.watcher : null;
        const done = await guessing(() => service.join(code, name, token, watcher));
        if (done === null) return refuse('too-fast');
        if (!done.ok) return refuse(done.error);
        const at = seatOf(done.room, done.member);
        const from = at === null ? undefined : done.before.seats[at];
        if (from?.kind === 'vacant') await broadcaster.tell(code, { what: 'took-seat', name, from: from.name }, socket);
        return took(done.room, done.member);
      },

      async enter({ code: typed, token }) {
        const code = readCode(typed);
        if (code === null) return refuse('room-code-malformed');
        // Who has a token of the room is not guessing, whatever was guessed from the same address. All others get no answer
        // before their turn: with nothing left to guess, a wrong token and a wrong code are both `too-fast`.
        const known = token === null ? null : await service.enter(code, token);
        const done = known?.ok === true ? known : await guessing(async () => known ?? service.enter(code, token));
        if (done === null) return refuse('too-fast');
        if (!done.ok) return refuse(done.error);
        const { room, member, watcher } = done;
        const key = rateKey(room, { member, watcher });
        if (key !== null && !limiters.perSeat.take(key)) return refuse('too-fast');
        broadcaster.settle(socket, room, { member, watcher });
        const standing = standingOf(room, member ?? watcher);
        const shown = await broadcaster.shownTo(socket, room);
        const name = watcherOf(room, watcher)?.name ?? null;
        const told = { code: room.code, seat: viewerOf(room, member), room: shown, standing, name };
        return accept<'enter'>(told, () => {
          broadcaster.holds(socket, shown);
          broadcaster.greet(socket, room.code);
          return broadcaster.show(socket, room);
        });
      },

      async watch({ name: typed, token }) {
        const name = readName(typed);
        const place = broadcaster.placeOf(socket);
        if (name === null) return refuse('name-malformed');
        if (place === null || place.member !== null) return refuse('not-watching');
        if (!limiters.creations.take(address)) return refuse('too-fast');
        const done = await service.watch(place.code, name, token, () => broadcaster.presentIn(place.code));
        if (!done.ok) return refuse(done.error);
        const { room } = done;
        const watcher = hashToken(token);
        broadcaster.settle(socket, room, { member: null, watcher });
        const standing = standingOf(room, watcher);
        return accept<'watch'>({ standing, name: watcherOf(room, watcher)?.name ?? name }, async () => {
          broadcaster.greet(socket, room.code);
          // Of hundreds who give a name nobody else is told anything: only a knock is for others.
          if (standing === 'asking') await broadcaster.announce(room.code, socket);
        });
      },

      watching: ({ watching: who }) =>
        telling(
          (code, member) => service.watching(code, member, who),
          (_, by) => ({ what: 'watching', by, watching: who }),
        ),

      admit: ({ watcher }) => fromSeat(async ({ code, member }) => changed(await service.admit(code, member, watcher))),

      showOut: ({ watcher }) =>
        fromSeat(async ({ code, member }) => changed(await service.showOut(code, member, watcher))),

      watchers: () =>
        fromSeat(async ({ code }) => {
          const room = await service.find(code);
          if (room === null) return refuse('room-not-found');
          const there = await broadcaster.presentIn(code);
          const inside = room.watch.watchers.filter(
            ({ state, tokenHash }) => state === 'inside' && there.has(tokenHash),
          );
          return accept<'watchers'>({ watchers: inside.map(({ id, name }) => ({ id, name })) });
        }),

      pair: () =>
        fromSeat(async ({ code, member }) => {
          const pairing = makePairing();
          const done = await service.pair(code, member, pairing);
          return done.ok ? accept<'pair'>({ pairing, forMs: PAIRING_MS }) : refuse(done.error);
        }),

      async continue({ code: typedCode, pairing: typedPairing, token }) {
        const code = readCode(typedCode);
        const pairing = readPairing(typedPairing);
        if (code === null) return refuse('room-code-malformed');
        const done = await guessing(async () =>
          pairing === null ? { ok: false, error: 'pairing-unknown' } : service.continueOn(code, pairing, token),
        );
        if (done === null) return refuse('too-fast');
        return done.ok ? took(done.room, done.member) : refuse(done.error);
      },

      devices: () =>
        fromSeat(async ({ code, member }) => {
          const room = await service.find(code);
          const mine = room === null ? null : memberOf(room, member);
          if (mine === null) return refuse('not-seated');
          const devices = mine.devices.map(async ({ tokenHash, since }): Promise<DeviceView> => {
            const connected = await broadcaster.isPresent(code, tokenHash);
            return { since, connected, own: tokenHash === member };
          });
          return accept<'devices'>({ devices: await Promise.all(devices) });
        }),

      signOutOthers: () => fromSeat(async ({ code, member }) => changed(await service.signOutOthers(code, member))),

      leave: () => fromSeat(async ({ code, member }) => changed(await service.leave(code, member))),

      configure: ({ options }) =>
        telling(
          (code, member) => service.configure(code, member, options),
          ({ room, before }, by) => ({
            what: 'options',
            by,
            changes: Object.entries(room.options).flatMap(([option, value]) =>
              before.options[option] === value ? [] : [{ option, value }],
            ),
          }),
        ),

      pick: ({ picks }) => fromSeat(async ({ code, member }) => changed(await service.pick(code, member, picks))),

      colour: ({ colour }) => fromSeat(async ({ code, member }) => changed(await service.colour(code, member, colour))),

      ready: ({ is }) => fromSeat(async ({ code, member }) => changed(await service.ready(code, member, is))),

      promote: ({ member: to }) =>
        telling(
          (code, member) => service.promote(code, member, to),
          ({ room }, by) => ({ what: 'host-passed', by, name: nameById(room, to) }),
        ),

      kick: ({ member: whom }) =>
        telling(
          (code, member) => service.kick(code, member, whom, (one) => broadcaster.isPresent(code, one)),
          ({ room, before }, by) => ({
            what: room.matchId === null ? 'kicked' : 'freed',
            by,
            name: nameById(before, whom),
          }),
        ),

      mute: ({ member: whom, is }) =>
        telling(
          (code, member) => service.mute(code, member, whom, is),
          ({ room }, by) => ({ what: is === 'muted' ? 'muted' : 'unmuted', by, name: nameById(room, whom) }),
        ),

      lock: ({ entrance }) =>
        telling(
          (code, member) => service.lock(code, member, entrance),
          (_, by) => ({ what: entrance === 'locked' ? 'locked' : 'unlocked', by }),
        ),

      subscribe: ({ push }) =>
        fromSeat(async ({ code, member }) => {
          if (push !== null && readDestination(push.endpoint, destinations, ownHost) === null)
            return refuse('bad-destination');
          const done = await service.subscribe(code, member, push);
          return done.ok ? accept<'start'>({}) : refuse(done.error);
        }),

      webhook: ({ url, language }) =>
        fromSeat(async ({ code, member, key }) => {
          if (url !== null && readDestination(url, destinations, ownHost) === null) return refuse('bad-destination');
          if (!limiters.says.take(key) || !limiters.saysPerAddress.take(address)) return refuse('too-fast');
          const webhook = url === null ? null : { url, secret: makeSecret(), language };
          const done = await service.webhook(code, member, webhook);
          if (!done.ok) return refuse(done.error);
          const host = webhook === null ? null : new URL(webhook.url).hostname;
          await broadcaster.tell(code, { what: 'webhook', by: nameOf(done.room, member), host }, socket);
          return accept<'webhook'>({ secret: webhook?.secret ?? null }, () => broadcaster.announce(code, socket));
        }),

      addBot: ({ level }) => fromSeat(async ({ code, member }) => changed(await service.addBot(code, member, level))),

      arrange: ({ members }) =>
        fromSeat(async ({ code, member }) => changed(await service.arrange(code, member, members))),

      start: () => fromSeat(async ({ code, member }) => changed(await service.start(code, member, payForMatch))),

      again: ({ how }) =>
        telling(
          (code, member) => service.again(code, member, how, payForMatch),
          (_, by) => ({ what: how === 'at-once' ? 'again' : 'back-to-lobby', by }),
        ),

      async propose({ what }) {
        if (what.kind === 'rewind' && !limiters.replays.allows(address)) return refuse('too-fast');
        const onRead = (versions: number): void => limiters.replays.charge(address, priceOfWayBack(versions));
        return counted((code, member) => proposing.propose(code, member, what, onRead));
      },

      async claim({ member: whom, token }) {
        const place = broadcaster.placeOf(socket);
        if (place === null) return refuse('not-seated');
        // Whoever has a seat here has no other.
        if (place.member !== null) return refuse('seat-in-use');
        if (!limiters.creations.take(address)) return refuse('too-fast');
        const claimed = { member: whom, token: hashToken(token), former: place.claim };
        const done = await guessing(() => claims.claim(place.code, claimed));
        if (done === null) return refuse('too-fast');
        if (!done.ok) return refuse(done.error);
        broadcaster.noteClaim(socket, place.code, claimed.token);
        const { id, what } = done.claim;
        return accept<'claim'>({ proposal: id, word: what.word }, () => broadcaster.announce(place.code, socket));
      },

      agree: ({ proposal }) => counted((code, member) => proposing.agree(code, member, proposal)),

      refuse: ({ proposal }) =>
        telling(
          (code, member) => proposing.refuse(code, member, proposal),
          ({ before }, who) => {
            const open = askedAs(before, proposal);
            if (open === null) return null;
            const mine = memberOf(before, broadcaster.placeOf(socket)?.member ?? null)?.id;
            const own = 'by' in open && open.by === mine;
            return own ? toldOf(before, open, 'withdrawn') : refusalOf(before, open, who);
          },
        ),

      time: ({ time }) =>
        telling(
          (code, member) => service.time(code, member, time),
          (_, by) => ({ what: 'time', by, time }),
        ),

      more: ({ ask }) => fromSeat(async ({ code, member }) => changed(await service.more(code, member, ask))),

      goOn: ({ seat: of }) => counted((code, member) => goingOn.want(code, member, of)),

      choose: ({ ask, key, only, seat: of }) =>
        fromSeat(async ({ code, member }) => {
          const error = await service.choose(code, member, { id: ask, key, seat: of }, only ?? 'any');
          return error === null ? accept<'start'>({}) : refuse(error);
        }),

      release: ({ seat: of }) =>
        fromSeat(async ({ code, member }) => {
          const error = await service.release(code, member, of);
          return error === null ? accept<'start'>({}) : refuse(error);
        }),

      preview: ({ ask, key, seat: of }) =>
        fromSeat(async ({ code, member }) => {
          const done = await service.preview(code, member, { id: ask, key, seat: of });
          return done.ok ? accept<'preview'>({ preview: done.preview }) : refuse(done.error);
        }),

      async past({ after }) {
        const place = broadcaster.placeOf(socket);
        if (place?.standing !== 'inside') return refuse('not-seated');
        if (place.key !== null && !limiters.perSeat.take(place.key)) return refuse('too-fast');
        if (!limiters.replays.allows(address)) return refuse('too-fast');
        const seen = await service.viewing(place.code, place.member);
        if (!seen.ok) return refuse(seen.error);
        const done = await pasts.page(seen.match, seen.viewer, after, () => limiters.replays.charge(address, 1));
        return done.ok ? accept<'past'>({ past: done.past }) : refuse(done.error);
      },

      say: ({ text: typed }) => {
        const text = readLine(typed);
        return speaking(() => (text === null ? null : { kind: 'said', text }));
      },

      comment: ({ text: typed }) =>
        fromWatcher(async ({ room, by, key }) => {
          const text = readLine(typed);
          if (text === null) return refuse('bad-request');
          if (room.matchId === null) return refuse('room-not-started');
          if (!limiters.says.take(key) || !limiters.saysPerAddress.take(address)) return refuse('too-fast');
          const line = { kind: 'said', name: by.name, text, at: clock() } as const;
          broadcaster.pays(socket, room.code, line);
          await broadcaster.commenting.say(room.matchId, line, key);
          return accept<'start'>({});
        }),

      predict: ({ question, answer }) =>
        fromWatcher(async ({ room, by, key }) => {
          if (!limiters.says.take(key) || !limiters.saysPerAddress.take(address)) return refuse('too-fast');
          if (room.matchId !== null) await follower.freshen(room.matchId);
          const done = await broadcaster.predicting.predict(room, by, question, answer);
          return done.ok ? accept<'predict'>({ points: done.points }) : refuse(done.error);
        }),

      nudge: ({ member: whom }) =>
        fromSeat(async ({ code, member, key }) => {
          const room = await service.find(code);
          const meta = room === null ? null : service.metaOf(room);
          const by = room === null ? null : memberOf(room, member);
          if (room === null || meta === null || by === null) return refuse('not-seated');
          if (!limiters.says.allows(key) || !limiters.saysPerAddress.allows(address)) return refuse('too-fast');
          if (room.matchId !== null) await follower.freshen(room.matchId);
          const done = nudge(room, meta, by, whom, await service.matchOf(room));
          if (!done.ok) return refuse(done.error);
          limiters.says.charge(key, 1);
          limiters.saysPerAddress.charge(address, 1);
          return service.afterwards(code, async () => {
            const lines = (await conversations.last(roomPlace(code))).map(chatLine);
            if (wasNudged(lines, whom, clock())) return refuse('too-fast');
            await broadcaster.tell(code, { what: 'nudged', by: by.name, name: done.whom.name, member: whom }, socket);
            return accept<'start'>({});
          });
        }),

      sketch: ({ member: whom, steps }) =>
        planning(whom, steps, ({ sketch: { steps: taken, next, end } }) =>
          Promise.resolve(accept<'sketch'>({ sketch: { steps: taken, next, end } })),
        ),

      async plan({ member: whom, steps }) {
        if (steps.length === 0) return refuse('bad-request');
        return planning(whom, steps, async ({ match, seat: of, sketch }, by, { code, key }) => {
          // Everybody in the room is shown it.
          if (!limiters.says.take(key) || !limiters.saysPerAddress.take(address)) return refuse('too-fast');
          const kept = sketch.steps.map(({ key: taken, label, ref }) => ({
            key: taken,
            label,
            ...(ref === undefined ? {} : { ref }),
          }));
          const plan = { by: by.id, member: whom, seat: of, turn: sketch.turn, steps: kept };
          broadcaster.replans(code, socket);
          const error = await host.plan(match, (plans) => withPlan(plans, plan));
          return error === null ? accept<'start'>({}) : refuse(error);
        });
      },

      unplan: ({ by, member: whom }) =>
        fromSeat(async ({ code, member, key }) => {
          const room = await service.find(code);
          const one = room === null ? null : memberOf(room, member);
          if (room === null || one === null) return refuse('not-seated');
          if (!limiters.says.allows(key) || !limiters.saysPerAddress.allows(address)) return refuse('too-fast');
          const match = await service.matchOf(room);
          if (match?.running == null) return refuse('room-not-started');
          const plan = plansOf(match.running.notes).find((open) => open.by === by && open.member === whom);
          if (plan === undefined) return accept<'start'>({});
          if (!mayDrop(room, one, plan, match)) return refuse('member-unknown');
          limiters.says.charge(key, 1);
          limiters.saysPerAddress.charge(address, 1);
          broadcaster.replans(code, socket);
          const error = await host.plan(match.id, (plans) => withoutPlan(plans, plan));
          return error === null ? accept<'start'>({}) : refuse(error);
        }),

      point: (thing) =>
        fromSeat(async ({ code, member, key }) => {
          const room = await service.find(code);
          const by = room === null ? null : memberOf(room, member);
          if (room === null || by === null) return refuse('not-seated');
          if (!limiters.points.take(key)) return refuse('too-fast');
          if (room.matchId !== null) await follower.freshen(room.matchId);
          const done = pointAt(by, thing, await service.matchOf(room));
          if (!done.ok) return refuse(done.error);
          broadcaster.point(code, done.pointed, socket);
          return accept<'start'>({});
        }),

      phrase: (phrase) => speaking((meta) => (isPhrase(meta.phrases, phrase) ? { kind: 'phrase', phrase } : null)),
    };

    /**
     * Plays steps of another member's turn for this socket's seat. Each step costs what an answer costs.
     * @param then what is done with what came of it
     */
    const planning = <Done extends Answer>(
      whom: MemberId,
      steps: readonly string[],
      then: (
        planned: Extract<Planned, { readonly ok: true }>,
        by: Member,
        place: { readonly code: string; readonly key: string },
      ) => Promise<Done>,
    ): Promise<Done | Refused> =>
      fromSeat(async ({ code, member, key }) => {
        const room = await service.find(code);
        const by = room === null ? null : memberOf(room, member);
        if (room === null || by === null) return refuse('not-seated');
        limiters.perSeat.charge(key, steps.length);
        limiters.perAddress.charge(address, steps.length);
        if (room.matchId !== null) await follower.freshen(room.matchId);
        const planned = planFor(room, by, whom, steps, await service.matchOf(room));
        return planned.ok ? then(planned, by, { code, key }) : refuse(planned.error);
      });

    /** Says something of this socket's seat to the room; null is nothing that can be said. */
    const speaking = (what: (meta: GameMeta) => Spoken | null): Promise<Answered<'start'>> =>
      fromSeat(async ({ code, member, key }) => {
        const room = await service.find(code);
        const meta = room === null ? null : service.metaOf(room);
        const speaker = room === null ? null : memberOf(room, member);
        if (room === null || meta === null || speaker === null) return refuse('not-seated');
        if (speaker.voice === 'muted') return refuse('muted');
        const spoken = what(meta);
        if (spoken === null) return refuse('bad-request');
        if (!limiters.says.take(key) || !limiters.saysPerAddress.take(address)) return refuse('too-fast');
        if (room.matchId !== null) await follower.freshen(room.matchId);
        const secluded = await broadcaster.secludedIn(room);
        // The clocks of nodes differ: a line during a seclusion must not be dated before the seclusion.
        const at = Math.max(clock(), ...secluded.map(({ since }) => since));
        const line = { ...spoken, name: speaker.name, at };
        broadcaster.pays(socket, code, line);
        await conversations.say(roomPlace(code), line, key);
        return accept<'start'>({});
      });

    const changed = (done: Done): Answered<'start'> =>
      done.ok ? accept<'start'>({}, () => broadcaster.announce(done.room.code, socket)) : refuse(done.error);

    /**
     * Runs a command of a seat that the room tells of in one line, unless nothing has changed. A line counts as one that the
     * seat has said: otherwise such commands would push out what people have said.
     */
    const telling = (
      command: (code: string, member: TokenHash) => Promise<Done>,
      what: (done: Extract<Done, { readonly ok: true }>, by: string) => Told | null,
    ): Promise<Answered<'start'>> =>
      fromSeat(async ({ code, member, key }) => {
        if (!limiters.says.allows(key) || !limiters.saysPerAddress.allows(address)) return refuse('too-fast');
        const done = await command(code, member);
        if (done.ok && done.room !== done.before) {
          limiters.says.charge(key, 1);
          limiters.saysPerAddress.charge(address, 1);
          const line = what(done, nameOf(done.room, member));
          if (line !== null) await broadcaster.tell(code, line, socket);
        }
        return changed(done);
      });

    /** Runs a command by which a table may come to agree; what it agrees on is carried out before the answer. */
    const counted = (command: (code: string, member: TokenHash) => Promise<Done>): Promise<Answered<'start'>> =>
      fromSeat(async ({ code, member, key }) => {
        if (!limiters.says.take(key) || !limiters.saysPerAddress.take(address)) return refuse('too-fast');
        const done = await command(code, member);
        if (done.ok) await carryOut(code);
        return changed(done);
      });

    const handler = (name: CommandName): [string, Handler] => [
      name,
      async (args) => {
        const parsed = COMMANDS[name].body.safeParse(args[0]);
        if (args.length !== 1 || !parsed.success) return refuse('bad-request');
        if (COMMANDS[name].alone === 'silenced' && (await broadcaster.isAlone(socket))) return refuse('silenced');
        return (commands[name] as (body: unknown) => Promise<Answer>)(parsed.data);
      },
    ];
    guard(socket, tools, new Map(COMMAND_NAMES.map(handler)), () => undefined);

    socket.on('disconnect', () => broadcaster.leaveRoom(socket));
  });

  return broadcaster;
}

function nameOf(room: Room, tokenHash: TokenHash): string {
  return memberOf(room, tokenHash)?.name ?? '';
}

function nameById(room: Room, id: MemberId): string {
  return membersOf(room).find((member) => member.id === id)?.name ?? '';
}
