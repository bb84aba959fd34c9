import { useCallback } from 'react';

import type { GameMeta } from '../../../shared/engine/game';
import { makeRenderer } from '../../../shared/text/render';
import { lenient } from '../../base/i18n/lenient';
import { useWords } from '../../base/i18n/WordsContext';
import { type Loaded, useLoaded } from '../../base/useLoaded';
import { fetchGames, fetchMessages } from './fetched';
import { TITLE } from './useGame';

/** Loads the games that a room can be opened for. */
export function useGames(): Loaded<readonly GameMeta[]> {
  return useLoaded(fetchGames);
}

/** Loads the names of games in the reader's language, by game. They come later than the games: a catalogue is long. */
export function useTitles(games: readonly GameMeta[]): Readonly<Record<string, string>> {
  const { language } = useWords();
  const load = useCallback(async () => {
    const titles = games.map(async ({ name }) => {
      const text = lenient(makeRenderer(language, await fetchMessages(name, language, null)));
      return [name, text.render(TITLE)] as const;
    });
    return Object.fromEntries(await Promise.all(titles));
  }, [games, language]);
  const loaded = useLoaded(load);
  return loaded.kind === 'ready' ? loaded.value : {};
}
