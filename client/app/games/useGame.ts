import { useCallback } from 'react';

import { makeRenderer } from '../../../shared/text/render';
import { lenient } from '../../base/i18n/lenient';
import { useWords } from '../../base/i18n/WordsContext';
import { type Loaded, useLoaded } from '../../base/useLoaded';
import { loadGameClient } from '../../games';
import type { Game } from '../../table/game';
import { fetchGames, fetchMessages } from './fetched';

/** The message every game's catalogue has for its name. */
export const TITLE = { m: 'game.name' } as const;

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
