/**
 * How many random games a core plays to their ends in a simulation, as bots look ahead: without log, views or taking back.
 * `npm run bench:sessions -- --games 100 --seats 3 --rounds 5`; prints the median of the rounds.
 */
import { parseArgs } from 'node:util';

import { GAME } from '../e2e/lib/game';
import { median } from '../e2e/lib/statistics';
import { startMatch } from '../shared/engine/match';
import { Session } from '../shared/engine/session';
import { games as registered } from '../shared/games/registry';
import { randomChoice, testKeys, testRandom } from '../shared/testing/playout';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: GAME },
    games: { type: 'string', default: '100' },
    seats: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
  },
});

async function main(): Promise<void> {
  const found = registered.find(({ meta }) => meta.name === values.game);
  if (found === undefined) throw new Error(`no such game: ${values.game}`);
  const game = await found.load();
  const [games, seats] = [Number(values.games), Number(values.seats)];
  const rates: number[] = [];
  let answers = 0;
  for (let round = 0; round <= Number(values.rounds); round++) {
    answers = 0;
    let micros = 0;
    for (let seed = 1; seed <= games; seed++) {
      const begin = startMatch(game, { seats, keys: testKeys(game, seed), options: {} });
      const random = testRandom(seed);
      const before = process.cpuUsage();
      const session = new Session(game, begin);
      while (session.over === null) {
        session.answer(randomChoice(session.asks, random));
        answers += 1;
      }
      const { user, system } = process.cpuUsage(before);
      micros += user + system;
    }
    // The first round warms up.
    if (round > 0) rates.push((games * 1e6) / micros);
  }
  console.log(`${found.meta.name}, ${seats} seats: ${median(rates).toFixed(1)} games a second of a core`);
  console.log(
    `rounds ${rates.map((rate) => rate.toFixed(1)).join(', ')}; ${(answers / games).toFixed(1)} answers a game`,
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
