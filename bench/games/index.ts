import type { RegisteredGame } from '../../shared/games/registry';
import { games as registered } from '../../shared/games/registry';
import { synthetic } from './synthetic';

/** The games that can be measured. */
export const GAME_NAMES = ['synthetic', 'black-orchestra'] as const;
export type GameName = (typeof GAME_NAMES)[number];

/** A game as the servers host it. */
export function gameOf(name: GameName): RegisteredGame {
  if (name === 'synthetic') return { meta: synthetic.meta, load: () => Promise.resolve(synthetic) };
  const found = registered.find(({ meta }) => meta.name === name);
  if (found === undefined) throw new Error(`no game ${name}`);
  return found;
}

/** Two players a match. */
export const SEATS = 2;
