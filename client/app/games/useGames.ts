import { useCallback } from 'react';

import type { GameMeta } from '../../../shared/engine/game';
import { makeRenderer } from '../../../shared/text/render';
import { lenient } from '../../base/i18n/lenient';
import { useFirstWords } from '../../base/i18n/WordsContext';
import { type Loaded, useLoaded } from '../../base/useLoaded';
import { fetchGames, fetchMessages } from './fetched';
import { ABOUT, TITLE } from './useGame';

/** Loads the games that a room can be opened for. */
export function useGames(): Loaded<readonly GameMeta[]> {
  return useLoaded(fetchGames);
}

/** How a game is announced. */
export interface Announced {
  readonly title: string;
  /** What it is about, in a sentence or two; null when it does not say. */
  readonly about: string | null;
}

/** Loads how games are announced in the reader's language, by game. This comes later than the games: a catalogue is long. */
export function useAnnounced(games: readonly GameMeta[]): Readonly<Record<string, Announced>> {
  const { language } = useFirstWords();
  const load = useCallback(async () => {
    const announced = games.map(async ({ name }) => {
      const text = lenient(makeRenderer(language, await fetchMessages(name, language, null)));
      return [name, { title: text.render(TITLE), about: text.has(ABOUT.m) ? text.render(ABOUT) : null }] as const;
    });
    return Object.fromEntries(await Promise.all(announced));
  }, [games, language]);
  const loaded = useLoaded(load);
  return loaded.kind === 'ready' ? loaded.value : {};
}
