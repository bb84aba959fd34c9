import { useCallback, useMemo } from 'react';

import { wordingOf } from '../../../shared/engine/lobby';
import type { MemberView } from '../../../shared/protocol/rooms';
import { makeRenderer } from '../../../shared/text/render';
import { seatNames } from '../../../shared/text/seat-names';
import { lenient } from '../../base/i18n/lenient';
import { useFirstWords } from '../../base/i18n/WordsContext';
import { type Loaded, useLoaded } from '../../base/useLoaded';
import { loadGameClient, loadGameWords } from '../../games';
import { withDefaults } from '../../table/contract/defaults';
import type { Game } from '../../table/contract/game';
import { fetchFacts, fetchGames, fetchMessages, fetchRulebook } from './fetched';

/**
 * Loads a game's drawing, facts and sentences in the reader's language, in the words that go with the table options. Sentences that name a
 * seat name the member in it.
 */
export function useGame(
  name: string,
  options: Readonly<Record<string, string>>,
  members: readonly Pick<MemberView, 'name' | 'seat'>[],
): Loaded<Game> {
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
    return { meta, client: withDefaults(client), facts, catalogue: { ...own, ...messages }, language, rulebook };
  }, [name, language, chosen]);
  const loaded = useLoaded(load);
  // The members come anew with every change as well.
  const seated = JSON.stringify(members.map(({ name: called, seat }) => [seat + 1, called]));
  return useMemo(() => {
    if (loaded.kind !== 'ready') return loaded;
    const { catalogue, language: spoken, ...game } = loaded.value;
    const named = seatNames(JSON.parse(seated) as readonly (readonly [number, string])[]);
    const text = lenient(makeRenderer(spoken, { ...catalogue, 'engine.seat': named }));
    return { ...loaded, value: { ...game, text } };
  }, [loaded, seated]);
}
