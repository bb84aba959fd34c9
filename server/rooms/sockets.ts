import type { Server } from 'socket.io';

import type { ServerEvents } from '../../shared/protocol/rooms';
import type { BotRunner } from '../bots/runner';
import type { Bus } from '../bus/bus';
import type { Conversations } from '../chat/conversations';
import type { GameLoader } from '../game-loader';
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
import { Consultations } from './consulting';
import type { RoomNamespace } from './events';
import { GoingOnWithout } from './going-on';
import type { Patience } from './hosting';
import type { Presence } from './presence';
import type { Consulting } from './proposals';
import { Proposing } from './proposing';
import type { Rooms } from './rooms';
import type { Unattended } from './unattended';
import { Upkeep } from './upkeep';

/** The namespace of the room protocol. */
export const ROOMS = '/rooms';

/** The parts that the room protocol works with. */
export interface RoomParts {
  readonly presence: Presence;
  readonly rooms: Rooms;
  readonly games: GameLoader;
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
  /** How long a member who is away still has a say. */
  readonly sayMs: Consulting['sayMs'];
  readonly timekeeper: Timekeeper;
  readonly bots: Pick<BotRunner, 'answerOnce'>;
  readonly unattended: Unattended;
  /** The rooms of matches that were looked at on this node. */
  readonly roomOf: Pick<Recent<string, string>, 'set'>;
  /** Where notifications may be sent. */
  readonly destinations: Destinations;
}

/** The room protocol as it is served. */
export interface ServedRooms {
  readonly broadcaster: RoomBroadcaster;
  /** Cancels announcements that have not been made yet, and all that is due later. */
  close(): void;
}

/** Serves the room protocol over `/rooms`. */
export function serveRooms(io: Server, parts: RoomParts): ServedRooms {
  const {
    presence,
    rooms,
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
  const consultations = new Consultations({ rooms, presence, clock, sayMs });
  const broadcaster = new RoomBroadcaster({
    namespace,
    presence,
    consultations,
    rooms,
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
    timekeeper,
    roomOf,
  });
  const proposing = new Proposing({ rooms, host, clock, consultations, broadcaster });
  const claims = new Claims({ rooms, host, consultations, presence, broadcaster });
  const goingOn = new GoingOnWithout({ rooms, host, bots, timekeeper, clock, consultations, broadcaster });
  const { log } = tools;
  const upkeep = new Upkeep({
    broadcaster,
    rooms,
    host,
    proposing,
    claims,
    timekeeper,
    unattended,
    bus,
    clock,
    patience,
    log,
  });

  host.onChange(({ before, match }) => {
    if (match.origin !== 'room') return;
    fanout.update(match);
    const heardAgain = before.secluded.some(({ seat: at }) => match.secluded.every((still) => still.seat !== at));
    const begins = match.secluded.some(({ seat: at }) => before.secluded.every((already) => already.seat !== at));
    const replanned = before.running?.notes.plans !== match.running?.notes.plans;
    if (before.over === match.over && !heardAgain && !begins && !replanned) return;
    const codes = new Set(fanout.lookingAt(match.id).map((socket) => presence.placeOf(socket)?.code));
    for (const code of codes) {
      if (code === undefined) continue;
      if (heardAgain) broadcaster.tellWithheld(code);
      // A seat with a secret choice gets a reduced view of the room, and the whole view afterwards.
      if (heardAgain || begins) broadcaster.refreshSafely(code);
      if (heardAgain || replanned) broadcaster.showPlans(code);
      if (before.over === match.over) continue;
      broadcaster.refreshSafely(code);
      broadcaster.commenting.reveal(code);
      broadcaster.predicting.reveal(code);
    }
  });

  const commandParts = { ...parts, broadcaster, proposing, claims, goingOn };
  namespace.on('connection', (socket) => {
    guard(socket, tools, { handlers: commandsOf(commandParts, socket), answers: 'choose' }, () => undefined);
    socket.on('disconnect', () => broadcaster.leaveRoom(socket));
  });

  return {
    broadcaster,
    close: () => {
      upkeep.close();
      broadcaster.close();
    },
  };
}
