/**
 * Scans every byte that every other viewer receives in random games over real sockets, for each game of this server.
 * `npm run leaks -- --games 200`; exits with 1 when anything was found.
 */
import { parseArgs } from 'node:util';

import { gameTestings } from '../../shared/games/testing';
import { scanGames } from './scan';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '200' }, from: { type: 'string', default: '1' } },
});

async function main(): Promise<void> {
  for (const testing of gameTestings) {
    const { name } = testing.game.meta;
    const scan = await scanGames(testing, Number(values.games), Number(values.from));
    const { games, withSecrets, previews, undos, frames, bytes, found } = scan;
    console.log(
      `${name}: ${games} games, ${withSecrets} with secrets, ${previews} previews, ${undos} taken back: ${frames} frames, ${bytes} bytes, ${found.length} leaks`,
    );
    for (const leak of found.slice(0, 20)) console.log(leak);
    if (found.length > 0) process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
