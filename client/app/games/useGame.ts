import { useCallback } from 'react';

import { wordingOf } from '../../../shared/engine/lobby';
import { makeRenderer } from '../../../shared/text/render';
import { lenient } from '../../base/i18n/lenient';
import { useFirstWords } from '../../base/i18n/WordsContext';
import { type Loaded, useLoaded } from '../../base/useLoaded';
import { loadGameClient, loadGameWords } from '../../games';
import type { Game } from '../../table/contract/game';
import { fetchFacts, fetchGames, fetchMessages, fetchRulebook } from './fetched';

/** Loads a game's drawing, facts and sentences in the reader's language, in the words that go with the table options. */
export function useGame(name: string, options: Readonly<Record<string, string>>): Loaded<Game> {
  const { language } = useFirstWords();
  // The room comes anew with every change: only what is chosen counts.
  const chosen = JSON.stringify(options);
  const load = useCallback(async () => {
    const meta = (await fetchGames()).find((game) => game.name === name);
    if (meta === undefined) throw new Error(`no game ${name}`);
    const wording = wordingOf(meta, JSON.parse(chosen) as typeof options);
    const [messages, facts, client, own] = await Promise.all([
      fetchMessages(name, language, wording),
      fetchFacts(name),
      loadGameClient(name),
      loadGameWords(name, language, wording),
    ]);
    const rulebook = () => fetchRulebook(name, language, wording);
    return { meta, client, facts, text: lenient(makeRenderer(language, { ...own, ...messages })), rulebook };
  }, [name, language, chosen]);
  return useLoaded(load);
}
