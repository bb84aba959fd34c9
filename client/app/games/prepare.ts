import type { Language } from '../../../shared/engine/game';
import { loadGameClient, loadGameWords } from '../../games';
import { fetchFacts, fetchGames, fetchMessages } from './fetched';

/**
 * Begins to load what a table needs, before its room has come. What fails now is loaded again then.
 * @param name the game that the room is thought to play; null when nobody knows
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
