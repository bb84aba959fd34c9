import type { GameMeta, GameModule } from '../../shared/engine/game';
import type { RegisteredGame } from '../../shared/games/registry';
import { type BoardgameIoGame, type Play, processed } from './play';

/** A game with its rules in memory, ready to be played. */
export interface LoadedGame {
  readonly module: GameModule;
  readonly bgio: BoardgameIoGame;
  readonly play: Play;
}

/** The games of this server. Rules are loaded when first needed, once. */
export class GameLoader {
  private readonly loaded = new Map<string, Promise<LoadedGame>>();

  constructor(private readonly games: readonly RegisteredGame[]) {}

  /** The metas of all games, for the lobby. */
  get metas(): readonly GameMeta[] {
    return this.games.map(({ meta }) => meta);
  }

  /** The meta of one game, or null when there is none of this name. */
  meta(name: string): GameMeta | null {
    return this.metas.find((meta) => meta.name === name) ?? null;
  }

  /** Loads a game's rules. Resolves to null for an unknown name; rejects when the rules cannot be loaded. */
  async load(name: string): Promise<LoadedGame | null> {
    const game = this.games.find(({ meta }) => meta.name === name);
    if (game === undefined) return null;
    const known = this.loaded.get(name);
    if (known !== undefined) return known;
    const loading = game.load().then((module) => ({ module, ...processed(module) }));
    this.loaded.set(name, loading);
    loading.catch(() => this.loaded.delete(name));
    return loading;
  }
}
