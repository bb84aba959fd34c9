import type { Seat } from '../engine/ask';
import type { GameModule } from '../engine/game';
import type { Match, MatchView } from '../engine/match';
import type { CoreBase } from '../engine/run';
import { seatsOf } from './playout';
import type { Scene } from './scene';

/** Collects what random games have come to. */
interface Coverage<Core extends CoreBase = CoreBase> {
  /** Looks at a match after an answer. */
  watch(match: Match<Core>): void;
  /** Reads the log of a match that is over. */
  watchLog(match: Match<Core>): void;
  /** What no game has come to, in words. */
  missing(): readonly string[];
}

/** How often players may be asked: in 95 and in 99 of 100 rounds of a player, at most; and how long a turn may be held up, in seconds. */
export interface NagBudget {
  readonly p95: number;
  readonly p99: number;
  readonly most: number;
  readonly waited: number;
  /** The clocks of such questions. */
  readonly clocks: readonly string[];
}

/**
 * What tests must know of a game besides its rules, so that random games, searches for leaks, fuzzing and players in
 * browsers need not know which game it is.
 */
export interface GameTesting<Core extends CoreBase = CoreBase> {
  readonly game: GameModule<Core>;
  /** Everything that is wrong with a state, in words; empty for a sound one. */
  invariants(core: Core): readonly string[];
  /** The secrets of a match that stand in the bytes of a message to a viewer; null is a spectator. */
  leaks(match: Match<Core>, viewer: Seat | null, bytes: string): readonly string[];
  /** The same for a whole view. */
  viewLeaks(match: Match<Core>, view: MatchView): readonly string[];
  /** Whether a match that is over came to what is most secret in this game. */
  hadSecrets(match: Match<Core>): boolean;
  /** Another state that a viewer could not tell from this one: what the viewer does not see is dealt anew; null is a spectator. */
  redeal(core: Core, viewer: Seat | null, random: () => number): Core;
  /**
   * Whether an answer has shown a viewer, by the rules, something hidden that {@link GameModule.imagining} cannot leave as it is:
   * then worlds that differ in it are not compared. Never when not given.
   */
  reveals?(before: Core, after: Core, viewer: Seat): boolean;
  /** Tables that random games seldom come to. */
  readonly scenes: readonly Scene<Core>[];
  /** How seldom the game promises to ask its players what they did not ask for. A game that lives of such questions promises nothing. */
  readonly nags?: NagBudget;
  coverage(): Coverage<Core>;
}

/** A game with each number of seats that it can be played with. */
export function everySize(
  testings: readonly GameTesting[],
): readonly { readonly name: string; readonly seats: number; readonly testing: GameTesting }[] {
  return testings.flatMap((testing) => {
    const { name, minSeats, maxSeats } = testing.game.meta;
    return seatsOf(maxSeats + 1)
      .filter((seats) => seats >= minSeats)
      .map((seats) => ({ name, seats, testing }));
  });
}

/** What tests know of the game of this name, or of all games when none is named. Throws RangeError, which names those that there are. */
export function chosenTestings(testings: readonly GameTesting[], name: string | undefined): readonly GameTesting[] {
  const chosen = testings.filter(({ game }) => name === undefined || game.meta.name === name);
  if (chosen.length > 0) return chosen;
  throw new RangeError(`no game ${name}: ${testings.map(({ game }) => game.meta.name).join(', ')}`);
}
