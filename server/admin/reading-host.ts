import pino from 'pino';

import type { RegisteredGame } from '../../shared/games/registry';
import { systemEntropy } from '../match/entropy';
import { GameLoader } from '../match/game-loader';
import { MatchHost } from '../match/host';
import type { Storage } from '../storage/storage';

const nothing = (): void => undefined;

/** A match host for reading only: it logs and counts nothing. */
export function readingHost(storage: Storage, games: readonly RegisteredGame[]): MatchHost {
  const meter = { choice: nothing, committed: nothing, failed: nothing };
  return new MatchHost(
    storage,
    new GameLoader(games),
    pino({ level: 'silent' }),
    () => Date.now(),
    meter,
    systemEntropy,
  );
}
