import type { GameMeta } from '../../../shared/engine/game';
import type { Rulebook } from '../../../shared/engine/rulebook';
import type { Renderer } from '../../../shared/text/render';
import type { WholeClient } from './contract';

/** All that the screens of a room need of its game. */
export interface Game {
  readonly meta: GameMeta;
  readonly client: WholeClient<unknown, unknown, unknown>;
  /** What the game says of itself beside its tables, for its own drawing (`GameModule.facts`). */
  readonly facts: unknown;
  /** The sentences of the game: those of its screen and those of its rules. */
  readonly text: Renderer;
  /** Fetches its rules for players, in the language and words of the room. Rejects when the server cannot be reached. */
  readonly rulebook: () => Promise<Rulebook>;
}
