import type { Server } from 'socket.io';

import type { ServerEvents } from '../../shared/protocol/rooms';
import type { MatchChange } from '../match/host';
import { guard } from '../sockets/edge';
import { Fanout, type Wording } from '../sockets/fanout';
import type { Packet } from '../sockets/packet';
import { speaking } from '../sockets/protocol';
import { RoomBroadcaster } from './broadcaster';
import { Claims } from './claiming';
import { commandsOf } from './commands';
import { Commenting } from './commenting';
import { Consultations } from './consulting';
import { Delays } from './delays';
import type { RoomNamespace } from './events';
import { GoingOnWithout } from './going-on';
import { OtherNodes } from './other-nodes';
import type { Parts, RoomParts } from './parts';
import { PlanBoard } from './plan-board';
import { Pointers } from './pointers';
import { Predicting } from './predicting';
import { Proposing } from './proposing';
import { RoomState } from './room-state';
import { RoomViews } from './room-view';
import { Seclusion } from './seclusion';
import { TableTalk } from './table-talk';
import { RoomTasks } from './tasks';
import type { TellingParts } from './telling';
import { Upkeep } from './upkeep';

/** The namespace of the room protocol. */
export const ROOMS = '/rooms';

/** The room protocol as it is served. */
export interface ServedRooms {
  readonly broadcaster: RoomBroadcaster;
  readonly talk: TableTalk;
  readonly otherNodes: OtherNodes;
  /** Cancels announcements that have not been made yet, and all that is due later. */
  close(): void;
}

/** Serves the room protocol over `/rooms`. */
export function serveRooms(io: Server, parts: RoomParts): ServedRooms {
  const { rooms, host, follower, tools, clock } = parts;
  const namespace: RoomNamespace = io.of(ROOMS);
  speaking(namespace);
  const wording: Wording<Packet<ServerEvents>> = {
    whole: (match, viewer) => ['view', match.message(viewer, clock())],
    change: (earlier, match, viewer, patch) => ['patch', match.patchMessage(earlier, viewer, patch, clock())],
    lost: ['seat', { seat: null }],
  };
  const fanout = new Fanout(namespace, wording, follower, tools.metrics, tools.bill);
  const base: Parts = {
    ...parts,
    namespace,
    fanout,
    consultations: new Consultations(parts),
    seclusion: new Seclusion(parts),
    delays: new Delays(parts),
    tasks: new RoomTasks(rooms, tools.log),
    bill: tools.bill,
    log: tools.log,
  };
  const views = new RoomViews(base);
  const state = new RoomState({ ...base, views });
  const plans = new PlanBoard(base);
  const talk = new TableTalk(base);
  const pointers = new Pointers(base);
  const commenting = new Commenting(base);
  const predicting = new Predicting(base);
  const telling = { ...base, views, state, plans, talk, pointers, commenting, predicting };
  const broadcaster = new RoomBroadcaster(telling);
  const agreeing = { ...telling, broadcaster };
  const proposing = new Proposing(agreeing);
  const claims = new Claims(agreeing);
  const goingOn = new GoingOnWithout(agreeing);
  const upkeep = new Upkeep({ ...agreeing, proposing, claims });

  host.onChange((change) => showChange(agreeing, change));

  const commandParts = { ...agreeing, proposing, claims, goingOn };
  namespace.on('connection', (socket) => {
    guard(socket, tools, { handlers: commandsOf(commandParts, socket), answers: 'choose' }, () => undefined);
    // A line that falls silent is noticed late: what was sent on it meanwhile reached nobody.
    socket.on('disconnect', (reason) => broadcaster.leaveRoom(socket, reason === 'ping timeout' ? 'silent' : 'closed'));
  });

  return {
    broadcaster,
    talk,
    otherNodes: new OtherNodes(agreeing),
    close: () => {
      for (const part of [upkeep, broadcaster, state, plans]) part.close();
    },
  };
}

/** Shows a change of a match to the sockets of its room, and what else of the room follows from it. */
function showChange(parts: TellingParts & Pick<ServedRooms, 'broadcaster'>, { before, match }: MatchChange): void {
  if (match.origin !== 'room') return;
  const { broadcaster, commenting, fanout, plans, predicting, presence, talk } = parts;
  fanout.update(match);
  const heardAgain = before.secluded.some(({ seat: at }) => match.secluded.every((still) => still.seat !== at));
  const begins = match.secluded.some(({ seat: at }) => before.secluded.every((already) => already.seat !== at));
  const replanned = before.running?.notes.plans !== match.running?.notes.plans;
  const paused = before.running?.notes.pause !== match.running?.notes.pause;
  const outNow = match.out.length !== before.out.length;
  const moved = fanout.isDelayed(match.id) && before.stateID(null) !== match.stateID(null);
  const ended = before.over !== match.over;
  if (![ended, heardAgain, begins, replanned, paused, outNow, moved].some(Boolean)) return;
  const codes = new Set(fanout.lookingAt(match.id).map((socket) => presence.placeOf(socket)?.code));
  for (const code of codes) {
    if (code === undefined) continue;
    if (heardAgain) talk.catchUp(code);
    if (moved || match.over) {
      talk.moveOn(code);
      commenting.moveOn(code);
    }
    // A seat with a secret choice gets a reduced view of the room, and the whole view afterwards.
    // A seat that is out has no say any more.
    if (heardAgain || begins || paused || outNow) broadcaster.refreshSafely(code);
    if (outNow) commenting.catchUp(code);
    if (heardAgain || replanned || moved) plans.show(code);
    if (!ended) continue;
    broadcaster.refreshSafely(code);
    commenting.reveal(code);
    predicting.reveal(code);
  }
}
