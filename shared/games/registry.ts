import type { GameMeta, GameModule } from '../engine/game';
import { meta as blackOrchestra } from './black-orchestra/meta';
import { meta as complots } from './complots/meta';
import { meta as liarsDice } from './liars-dice/meta';
import { meta as moonlessAlley } from './moonless-alley/meta';

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
  {
    meta: complots,
    load: async () => (await import('./complots')).complots,
  },
  {
    meta: liarsDice,
    load: async () => (await import('./liars-dice')).liarsDice,
  },
  {
    meta: moonlessAlley,
    load: async () => (await import('./moonless-alley')).moonlessAlley,
  },
];
