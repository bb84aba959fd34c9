/**
 * Random games of Black Orchestra to their ends, checked after every choice.
 * `npm run playouts -- --games 10000 --from 1` ; exits with 1 when anything is wrong.
 */
import { isDeepStrictEqual, parseArgs } from 'node:util';

import { blackOrchestra } from '../shared/games/black-orchestra';
import { Coverage } from '../shared/games/black-orchestra/testing/coverage';
import { faults, fullInventory, inventory } from '../shared/games/black-orchestra/testing/invariants';
import { playout } from '../shared/testing/playout';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    fast: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const from = Number(values.from);
const full = fullInventory();
const coverage = new Coverage();
const endings = new Map<string, number>();
const perSeats = new Map<number, { games: number; choices: number }>();
let choices = 0;
let playing = 0;

for (let seed = from; seed < from + games; seed++) {
  const seats = 1 + (seed % 5);
  const options = {
    difficulty: (['easy', 'standard', 'hard'] as const)[seed % 3] ?? 'standard',
    lieutenants: seed % 4 === 0 ? 'on' : 'off',
    urgency: seed % 7 === 0 ? 'on' : 'off',
    documents: seed % 2 === 0 ? 'on' : 'off',
  };
  let last = process.hrtime.bigint();
  const over = playout(blackOrchestra, { seats, seed, options }, (match) => {
    playing += Number(process.hrtime.bigint() - last);
    if (!values.fast) {
      const wrong = faults(match.core);
      if (wrong.length > 0) throw new Error(`seed ${seed}, choice ${match.rev}: ${wrong.join(', ')}`);
      if (!isDeepStrictEqual(inventory(match.core), full))
        throw new Error(`seed ${seed}, choice ${match.rev}: something is lost`);
      const copy: unknown = JSON.parse(JSON.stringify(match));
      if (!isDeepStrictEqual(copy, match))
        throw new Error(`seed ${seed}, choice ${match.rev}: not equal to its JSON copy`);
    }
    coverage.watch(match);
    last = process.hrtime.bigint();
  });
  choices += over.rev;
  const size = perSeats.get(seats) ?? { games: 0, choices: 0 };
  perSeats.set(seats, { games: size.games + 1, choices: size.choices + over.rev });
  coverage.watchLog(over);
  const ending = `${over.over?.outcome ?? '?'} ${over.over?.reason ?? '?'}`;
  endings.set(ending, (endings.get(ending) ?? 0) + 1);
}

console.log(`${games} games, ${choices} choices, mean ${(choices / games).toFixed(1)} choices a game`);
for (const [seats, size] of [...perSeats].sort(([a], [b]) => a - b)) {
  console.log(`  ${seats} players: mean ${(size.choices / size.games).toFixed(1)} choices`);
}
console.log(`${Math.round((choices / playing) * 1e9)} choices a second in the engine, checks not counted`);
for (const [ending, count] of endings) console.log(`  ${ending}: ${count}`);
const missing = coverage.missing();
console.log(
  missing.length === 0 ? 'every card was played or resolved' : `never played or resolved: ${missing.join(', ')}`,
);
process.exitCode = missing.length === 0 ? 0 : 1;
