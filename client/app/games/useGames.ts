import { useCallback } from 'react';

import type { GameMeta } from '../../../shared/engine/game';
import { makeRenderer } from '../../../shared/text/render';
import { lenient } from '../../base/i18n/lenient';
import { useWords } from '../../base/i18n/WordsContext';
import { type Loaded, useLoaded } from '../../base/useLoaded';
import { fetchGames, fetchMessages } from './fetched';
import { TITLE } from './useGame';

/** A game that a room can be opened for. */
export interface ListedGame {
  readonly meta: GameMeta;
  /** Its name in the reader's language. */
  readonly title: string;
}

/** Loads the games of the server, with their names in the reader's language. */
export function useGames(): Loaded<readonly ListedGame[]> {
  const { language } = useWords();
  const load = useCallback(async () => {
    const games = await fetchGames();
    return Promise.all(
      games.map(async (meta) => {
        const text = lenient(makeRenderer(language, await fetchMessages(meta.name, language, null)));
        return { meta, title: text.render(TITLE) };
      }),
    );
  }, [language]);
  return useLoaded(load);
}
