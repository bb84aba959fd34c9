import { isDeepStrictEqual } from 'node:util';

import { type Match, type MatchView, viewOf } from '../engine/match';
import { firstGameTesting } from '../testing/first-game/testing';
import { everySize, type GameTesting } from '../testing/game-testing';
import { handsTesting } from '../testing/hands/testing';
import { notPlainJson } from '../testing/plain-json';
import { playout, type PlayoutSpec, randomOptions, seatsOf, testKeys, testRandom } from '../testing/playout';
import { gameSeeds, reportCount } from '../testing/properties';
import { firstOptions, gameOf, playScene } from '../testing/scene';
import { games } from './registry';
import { gameTestings } from './testing';

/** Random games of each game and number of seats. */
const GAMES = gameSeeds(6);
/** The games of this server, the one that a new game begins as, and one in which seats hold cards that nobody else may know. */
const TESTED: readonly GameTesting[] = [...gameTestings, firstGameTesting, handsTesting];

/** Plays a random game to its end; throws when anything is wrong with it, or told to somebody who must not know. */
function checked(testing: GameTesting, spec: PlayoutSpec): Match {
  const { game } = testing;
  const plain = new WeakSet<object>();
  const told = new Map<number | null, MatchView['log']>();
  return playout(game, spec, (match) => {
    const wrong = [...testing.invariants(match.core)];
    const odd = notPlainJson(match, plain);
    if (odd !== null) wrong.push(`not plain JSON: ${odd}`);
    for (const viewer of [...seatsOf(spec.seats), null]) {
      const view = viewOf(game, match, viewer);
      wrong.push(...testing.viewLeaks(match, view));
      if (!goesOn(told.get(viewer) ?? [], view.log)) wrong.push(`viewer ${viewer} has lost lines of the log`);
      told.set(viewer, view.log);
    }
    if (wrong.length > 0) throw new Error(`seed ${spec.seed}, answer ${match.rev}: ${wrong.join(', ')}`);
  });
}

/** Whether a log has all lines that somebody was told before: what is on a screen is not taken from it. */
function goesOn(before: MatchView['log'], log: MatchView['log']): boolean {
  return before.every((line, i) => line === log[i] || isDeepStrictEqual(line, log[i]));
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

describe('scenes', () => {
  const all = TESTED.flatMap((testing) =>
    testing.scenes.map((scene) => ({ game: testing.game.meta.name, name: scene.name, testing, scene })),
  );
  /** Scenes of which several begin at the same table. */
  const begun = new Set<string>();

  it.each(all)('of $game: $name', ({ testing, scene }) => {
    const { core } = playScene(testing.game, scene);
    expect(testing.invariants(core)).toEqual([]);
    const game = gameOf(testing.game, scene);
    const { seats, options = {} } = scene;
    const start = { seats, options: firstOptions(game, seats, options), keys: testKeys(game, 1) };
    const table = JSON.stringify(game.setup(start).core);
    if (begun.has(table)) return;
    begun.add(table);
    for (const seed of gameSeeds(2)) {
      expect(checked({ ...testing, game }, { seats, seed, options }).over).not.toBeNull();
    }
  });
});
