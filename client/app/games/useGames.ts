import type { GameMeta } from '../../../shared/engine/game';
import { type Loaded, useLoaded } from '../../base/useLoaded';
import { fetchGames } from './fetched';

/** Loads the games that a room can be opened for. */
export function useGames(): Loaded<readonly GameMeta[]> {
  return useLoaded(fetchGames);
}
