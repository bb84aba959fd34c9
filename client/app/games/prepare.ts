import type { Language } from '../../../shared/engine/game';
import { loadGameClient, loadGameWords } from '../../games';
import { fetchFacts, fetchGames, fetchMessages } from './fetched';

/**
 * Begins to load what a table needs before its room is known. A load that fails is tried again when the room comes.
 * @param name the game that the room probably plays; null when unknown
 */
export function prepareGame(name: string | null, language: Language): void {
  const games: readonly (() => Promise<unknown>)[] = [fetchGames];
  const own = (game: string): typeof games => [
    () => fetchMessages(game, language, null),
    () => fetchFacts(game),
    () => loadGameClient(game),
    () => loadGameWords(game, language, null),
  ];
  const loads = name === null ? games : [...games, ...own(name)];
  void Promise.allSettled(loads.map(async (load) => load()));
}
