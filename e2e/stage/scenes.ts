import type { GameTesting } from '../../shared/testing/game-testing';
import { type Scene, scenesOfQuestions } from '../../shared/testing/scene';

/** The random games in which questions are looked for. */
const SEEDS = [1, 2, 3, 4, 5, 6];

/**
 * The scenes of a game: its own, and one for each kind of question.
 * @param seats how many people sit there; the own scenes have their number, and the others the fewest, where it is null
 */
export function scenesOf({ game, scenes }: GameTesting, seats: number | null = null): readonly Scene[] {
  const own = scenes.map((scene) => ({ ...scene, seats: seats ?? scene.seats }));
  return [...own, ...scenesOfQuestions(game, seats ?? game.meta.minSeats, SEEDS)];
}
