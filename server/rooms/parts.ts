import type { Logger } from 'pino';

import type { BotRunner } from '../bots/runner';
import type { Bus } from '../bus/bus';
import type { Conversations } from '../chat/conversations';
import type { Recent } from '../lib/recent';
import type { Follower } from '../match/follow';
import type { GameLoader } from '../match/game-loader';
import type { MatchHost } from '../match/host';
import type { Timekeeper } from '../match/timekeeper';
import type { Destinations } from '../notify/destinations';
import type { Pasts } from '../replay/pasts';
import type { Bill } from '../sockets/bill';
import type { EdgeTools } from '../sockets/edge';
import type { Fanout } from '../sockets/fanout';
import type { Storage } from '../storage/storage';
import type { Consultations } from './consulting';
import type { Delays } from './delays';
import type { RoomNamespace } from './events';
import type { Patience } from './hosting';
import type { Presence } from './presence';
import type { Consulting } from './proposals';
import type { Rooms } from './rooms';
import type { Seclusion } from './seclusion';
import type { RoomTasks } from './tasks';
import type { Unattended } from './unattended';

/** The parts of the server that the room protocol works with. */
export interface RoomParts {
  readonly presence: Presence;
  readonly rooms: Rooms;
  readonly games: GameLoader;
  readonly host: MatchHost;
  readonly pasts: Pasts;
  readonly storage: Pick<Storage, 'savePrediction' | 'loadPredictions' | 'loadBeginning' | 'history'>;
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
  readonly bots: Pick<BotRunner, 'advise' | 'answerOnce'>;
  readonly unattended: Unattended;
  /** The rooms of matches that were looked at on this node. */
  readonly roomOf: Pick<Recent<string, string>, 'set'>;
  /** Where notifications may be sent. */
  readonly destinations: Destinations;
}

/** The parts that the classes of the rooms pick from. */
export interface Parts extends RoomParts {
  readonly namespace: RoomNamespace;
  readonly fanout: Fanout;
  readonly consultations: Consultations;
  readonly seclusion: Seclusion;
  readonly delays: Delays;
  readonly tasks: RoomTasks;
  readonly bill: Bill;
  readonly log: Logger;
}
