import type { Bus } from '../bus/bus';
import type { Conversations } from '../chat/conversations';
import type { Follower } from '../match/follow';
import type { GameLoader } from '../match/game-loader';
import type { MatchHost } from '../match/host';
import type { Causes } from '../sockets/causes';
import type { EdgeTools } from '../sockets/edge';

/** The parts that stock clients are served with. */
export interface StockParts {
  readonly games: GameLoader;
  readonly host: MatchHost;
  readonly conversations: Conversations;
  readonly follower: Follower;
  readonly bus: Bus;
  /** The payers of changes to players. */
  readonly causes: Causes;
  readonly tools: EdgeTools;
}
