/**
 * Scans every byte that every other viewer receives in random games over real sockets.
 * `npm run leaks -- --games 200`; exits with 1 when anything was found.
 */
import { parseArgs } from 'node:util';

import { scanGames } from '../e2e/leaks';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '200' }, from: { type: 'string', default: '1' } },
});
scanGames(Number(values.games), Number(values.from)).then(
  ({ games, withArrests, bytes, frames, found }) => {
    console.log(
      `${games} games, ${withArrests} with interrogations: ${frames} frames, ${bytes} bytes, ${found.length} leaks`,
    );
    for (const leak of found.slice(0, 20)) console.log(leak);
    process.exitCode = found.length === 0 ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
