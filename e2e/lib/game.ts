import { games } from '../../shared/games/registry';
import { gameTestings } from '../../shared/games/testing';
import { chosenTestings } from '../../shared/testing/game-testing';

/** The name of the game that is played where any game will do: the first that is registered. */
export const GAME = firstGame();

function firstGame(): string {
  const [first] = games;
  if (first === undefined) throw new Error('no game is registered');
  return first.meta.name;
}

/** The name of the game that is asked for on a command line, or those of all games. Throws RangeError, which names those that there are. */
export function chosenGames(name?: string): readonly string[] {
  return chosenTestings(gameTestings, name).map(({ game }) => game.meta.name);
}
