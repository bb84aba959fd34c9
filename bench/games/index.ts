import { games as registered, type RegisteredGame } from '../../shared/games/registry';
import { synthetic } from './synthetic';

/** The games that can be measured: the synthetic one, and those that people play. */
const games: readonly RegisteredGame[] = [
  { meta: synthetic.meta, load: () => Promise.resolve(synthetic) },
  ...registered,
];

/** The name of the game that never ends and whose state keeps its size. */
export const SYNTHETIC = synthetic.meta.name;

/** The names of all games that can be measured. */
export const GAME_NAMES: readonly string[] = games.map(({ meta }) => meta.name);

/** The name of the game that is measured where one that people play will do: the first that is registered. */
export const PLAYED = registered[0]?.meta.name ?? SYNTHETIC;

/** A game as the servers host it. Throws Error for an unknown name. */
export function gameOf(name: string): RegisteredGame {
  const found = games.find(({ meta }) => meta.name === name);
  if (found === undefined) throw new Error(`no game ${name}`);
  return found;
}

/** How many seats each match has. */
export const SEATS = 2;
