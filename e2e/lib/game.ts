import { games } from '../../shared/games/registry';

/** The name of the game that is played where any game will do: the first that is registered. */
export const GAME = firstGame();

function firstGame(): string {
  const [first] = games;
  if (first === undefined) throw new Error('no game is registered');
  return first.meta.name;
}
