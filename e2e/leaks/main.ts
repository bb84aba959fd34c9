/**
 * Scans every byte that every other viewer receives in random games over real sockets, for each game of this server.
 * `npm run leaks -- --games 200`; exits with 1 when anything was found. `--game` chooses one game. The options of a game are random but for those that are
 * given: `--option edition=first`.
 */
import { parseArgs } from 'node:util';

import { gameTestings } from '../../shared/games/testing';
import { chosenTestings } from '../../shared/testing/game-testing';
import { givenOptions } from '../../shared/testing/playout';
import { scanGames } from './scan';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    option: { type: 'string', multiple: true, default: [] },
  },
});

async function main(): Promise<void> {
  for (const testing of chosenTestings(gameTestings, values.game)) {
    const { name } = testing.game.meta;
    const given = givenOptions(values.option);
    const scan = await scanGames(testing, { games: Number(values.games), from: Number(values.from), given });
    const { games, withSecrets, previews, undos, rewinds, kept, frames, bytes, found } = scan;
    console.log(
      `${name}: ${games} games, ${withSecrets} with secrets, ${previews} previews, ${undos} taken back, ${rewinds} put back, ${kept} seats kept: ${frames} frames, ${bytes} bytes, ${found.length} leaks`,
    );
    for (const leak of found.slice(0, 20)) console.log(leak);
    if (found.length > 0) process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
