import type { GameMeta, GameModule } from '../engine/game';
import { meta as blackOrchestra } from './black-orchestra/meta';

/** A game as the lobby lists it; its rules are loaded when first needed. */
export interface RegisteredGame {
  readonly meta: GameMeta;
  load(): Promise<GameModule>;
}

/** All games of this server. */
export const games: readonly RegisteredGame[] = [
  {
    meta: blackOrchestra,
    load: async () => (await import('./black-orchestra')).blackOrchestra,
  },
];
