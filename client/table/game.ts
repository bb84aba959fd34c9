import type { GameMeta } from '../../shared/engine/game';
import type { Renderer } from '../../shared/text/render';
import type { GameClient } from './contract';

/** All that the screens of a room need of its game. */
export interface Game {
  readonly meta: GameMeta;
  readonly client: GameClient<unknown>;
  /** The sentences of the game: those of its screen and those of its rules. */
  readonly text: Renderer;
}
