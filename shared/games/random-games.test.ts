import { isQuestion } from '../engine/ask';
import type { GameModule } from '../engine/game';
import { type Match, startMatch, viewOf } from '../engine/match';
import { everySize, type GameTesting } from '../testing/game-testing';
import { handsTesting } from '../testing/hands/testing';
import { notPlainJson } from '../testing/plain-json';
import { playout, type PlayoutSpec, randomOptions, seatsOf, testKeys, testRandom } from '../testing/playout';
import { gameSeeds, reportCount } from '../testing/properties';
import { games } from './registry';
import { gameTestings } from './testing';

/** Random games of each game and number of seats. */
const GAMES = gameSeeds(6);
/** The games of this server, and one in which seats hold cards that nobody else may know. */
const TESTED: readonly GameTesting[] = [...gameTestings, handsTesting];

/** Plays a random game to its end; throws when anything is wrong with it, or told to somebody who must not know. */
function checked(testing: GameTesting, spec: PlayoutSpec): Match {
  const { game } = testing;
  const plain = new WeakSet<object>();
  return playout(game, spec, (match) => {
    const wrong = [...testing.invariants(match.core)];
    const odd = notPlainJson(match, plain);
    if (odd !== null) wrong.push(`not plain JSON: ${odd}`);
    for (const viewer of [...seatsOf(spec.seats), null])
      wrong.push(...testing.viewLeaks(match, viewOf(game, match, viewer)));
    if (wrong.length > 0) throw new Error(`seed ${spec.seed}, answer ${match.rev}: ${wrong.join(', ')}`);
  });
}

test('every game of this server says how it is tested', () => {
  expect(gameTestings.map(({ game }) => game.meta)).toEqual(games.map(({ meta }) => meta));
});

describe('random games', () => {
  const secrets = new Map<string, number>();

  it.each(everySize(TESTED))('of $name with $seats seats are sound, and tell nobody a secret', ({ seats, testing }) => {
    const { name } = testing.game.meta;
    for (const seed of GAMES) {
      const options = randomOptions(testing.game, seats, testRandom(seed * 10 + seats));
      const end = checked(testing, { seats, seed: seed * 10 + seats, options });
      expect(end.over).not.toBeNull();
      if (testing.hadSecrets(end)) secrets.set(name, (secrets.get(name) ?? 0) + 1);
    }
    reportCount(`random games of ${name} with ${seats} seats`, GAMES.length);
  });

  it.each(TESTED)('of $game.meta.name had secrets to keep', ({ game }) => {
    expect(secrets.get(game.meta.name)).toBeGreaterThan(GAMES.length);
  });
});

describe('scenarios', () => {
  const all = TESTED.flatMap((testing) =>
    testing.scenarios.map((scenario) => ({ game: testing.game.meta.name, name: scenario.name, testing, scenario })),
  );

  it.each(all)('of $game: $name', ({ testing, scenario }) => {
    const { seats, asked } = scenario;
    const game: GameModule = {
      ...testing.game,
      setup: (request) => {
        const dealt = testing.game.setup(request);
        return { ...dealt, core: scenario.given(dealt.core) };
      },
    };
    const start = startMatch(game, { seats, options: {}, keys: testKeys(game, 1) });
    expect(start.asks.filter(isQuestion).map(({ kind }) => kind)).toContain(asked);
    for (const seed of gameSeeds(2)) expect(checked({ ...testing, game }, { seats, seed }).over).not.toBeNull();
  });
});
