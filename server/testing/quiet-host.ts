import pino from 'pino';

import type { GameModule } from '../../shared/engine/game';
import { GameLoader } from '../match/game-loader';
import { MatchHost } from '../match/host';
import { MemoryStorage } from '../storage/memory';
import { fixedEntropy } from './entropy';
import { NO_METER } from './meter';
import { registered } from './serve';

/** What a {@link quietHost} may be given. */
interface HostParts {
  /** A new one in memory when not given. */
  readonly storage?: ConstructorParameters<typeof MatchHost>[0];
  /** In milliseconds since 1970; it stands when not given. */
  readonly clock?: () => number;
}

/** A match host of one game, with fixed entropy, that logs and counts nothing. */
export function quietHost(
  game: GameModule,
  { storage = new MemoryStorage(), clock = () => 1 }: HostParts = {},
): MatchHost {
  const log = pino({ level: 'silent' });
  return new MatchHost(storage, new GameLoader([registered(game)]), log, clock, NO_METER, fixedEntropy());
}
