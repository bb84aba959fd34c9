/**
 * Random games of each game of this server to their ends, checked after every answer.
 * `npm run playouts -- --games 10000 --from 1`; exits with 1 when anything is wrong. `--game` chooses one game. The options of a game are random but for
 * those that are given: `--option edition=first`. With `--fast` only the state at the end of each game is checked.
 */
import { isDeepStrictEqual, parseArgs } from 'node:util';

import { gameTestings } from '../shared/games/testing';
import { chosenTestings, type GameTesting } from '../shared/testing/game-testing';
import { givenOptions, playout, randomOptions, testRandom, withOptions } from '../shared/testing/playout';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    fast: { type: 'boolean', default: false },
    option: { type: 'string', multiple: true, default: [] },
  },
});
const games = Number(values.games);
const from = Number(values.from);
const given = givenOptions(values.option);

for (const testing of chosenTestings(gameTestings, values.game)) play(testing);

function play(testing: GameTesting): void {
  const { game } = testing;
  const { name, minSeats, maxSeats } = game.meta;
  const coverage = testing.coverage();
  const endings = new Map<string, number>();
  const perSeats = new Map<number, { games: number; answers: number }>();
  let answers = 0;
  let playing = 0;
  for (let seed = from; seed < from + games; seed++) {
    const seats = minSeats + (seed % (maxSeats - minSeats + 1));
    const options = randomOptions(withOptions(game, given), seats, testRandom(seed));
    let last = process.hrtime.bigint();
    const end = playout(game, { seats, seed, options }, (match) => {
      playing += Number(process.hrtime.bigint() - last);
      if (!values.fast || match.over !== null) {
        const wrong = testing.invariants(match.core);
        if (wrong.length > 0) throw new Error(`seed ${seed}, answer ${match.rev}: ${wrong.join(', ')}`);
        const copy: unknown = JSON.parse(JSON.stringify(match));
        if (!isDeepStrictEqual(copy, match))
          throw new Error(`seed ${seed}, answer ${match.rev}: not equal to its JSON copy`);
      }
      coverage.watch(match);
      last = process.hrtime.bigint();
    });
    answers += end.rev;
    const size = perSeats.get(seats) ?? { games: 0, answers: 0 };
    perSeats.set(seats, { games: size.games + 1, answers: size.answers + end.rev });
    coverage.watchLog(end);
    const ending = `${end.over?.outcome ?? '?'} ${end.over?.reason ?? '?'}`;
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
  }

  console.log(`${name}: ${games} games, ${answers} answers, mean ${(answers / games).toFixed(1)} answers a game`);
  for (const [seats, size] of [...perSeats].sort(([a], [b]) => a - b)) {
    console.log(`  ${seats} players: mean ${(size.answers / size.games).toFixed(1)} answers`);
  }
  console.log(`${Math.round((answers / playing) * 1e9)} answers a second in the engine, checks not counted`);
  for (const [ending, count] of endings) console.log(`  ${ending}: ${count}`);
  const missing = coverage.missing();
  console.log(missing.length === 0 ? 'everything was come to' : `never come to: ${missing.join(', ')}`);
  if (missing.length > 0) process.exitCode = 1;
}
