import { useCallback } from 'react';

import type { GameMeta } from '../../../shared/engine/game';
import { makeRenderer, type Renderer } from '../../../shared/text/render';
import { loadGameClient } from '../../games';
import type { GameClient } from '../../table/contract';
import { lenient } from '../i18n/lenient';
import { useWords } from '../i18n/WordsContext';
import { fetchGames, fetchMessages } from './fetched';
import { type Loaded, useLoaded } from './useLoaded';

/** The message every game's catalogue has for its name. */
export const TITLE = { m: 'game.name' } as const;

/** All that the screens of a room need of its game. */
export interface Game {
  readonly meta: GameMeta;
  readonly client: GameClient<unknown>;
  /** The sentences of the game: those of its screen and those of its rules. */
  readonly text: Renderer;
}

/** Loads a game's drawing and sentences in the reader's language. */
export function useGame(name: string): Loaded<Game> {
  const { language } = useWords();
  const load = useCallback(async () => {
    const [games, messages, client] = await Promise.all([
      fetchGames(),
      fetchMessages(name, language),
      loadGameClient(name),
    ]);
    const meta = games.find((game) => game.name === name);
    if (meta === undefined) throw new Error(`no game ${name}`);
    return { meta, client, text: lenient(makeRenderer(language, { ...client.words[language], ...messages })) };
  }, [name, language]);
  return useLoaded(load);
}
