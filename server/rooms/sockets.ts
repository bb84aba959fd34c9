import type { Server } from 'socket.io';

import type { ProposalId, ServerEvents } from '../../shared/protocol/rooms';
import type { BotRunner } from '../bots/runner';
import type { Bus } from '../bus/bus';
import type { Conversations } from '../chat/conversations';
import type { Recent } from '../lib/recent';
import type { Follower } from '../match/follow';
import type { MatchHost } from '../match/host';
import type { Timekeeper } from '../match/timekeeper';
import { type Destinations } from '../notify/destinations';
import type { Pasts } from '../replay/pasts';
import { type EdgeTools, guard } from '../sockets/edge';
import { Fanout, type Wording } from '../sockets/fanout';
import type { Packet } from '../sockets/packet';
import { type Storage } from '../storage/storage';
import { RoomBroadcaster } from './broadcaster';
import { Claims } from './claiming';
import { commandsOf } from './commands';
import type { RoomNamespace } from './events';
import { GoingOnWithout } from './going-on';
import type { Patience } from './hosting';
import { askedAs, type Consulting } from './proposals';
import { Proposing, toldOf } from './proposing';
import { type Room } from './room';
import type { RoomService } from './service';
import type { Unattended } from './unattended';

/** The namespace of the room protocol. */
export const ROOMS = '/rooms';

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
  } = parts;
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
    log: tools.log,
    bill: tools.bill,
    points: tools.limiters.points,
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

  const commandParts = { ...parts, broadcaster, proposing, claims, goingOn, carryOut };
  namespace.on('connection', (socket) => {
    guard(socket, tools, { handlers: commandsOf(commandParts, socket), answers: 'choose' }, () => undefined);
    socket.on('disconnect', () => broadcaster.leaveRoom(socket));
  });

  return broadcaster;
}
