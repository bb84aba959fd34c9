import type { Seat } from '../engine/ask';
import type { GameModule } from '../engine/game';
import type { Match, MatchView } from '../engine/match';
import type { CoreBase } from '../engine/run';
import { seatsOf } from './playout';

/** A table that random games seldom come to, and what is asked at once when the game begins at it. */
interface GameScenario<Core extends CoreBase = CoreBase> {
  readonly name: string;
  readonly seats: number;
  /** The table, made from the one after the set-up. */
  given(core: Core): Core;
  /** The kind of question that somebody is asked then. */
  readonly asked: string;
}

/** Collects what random games have come to. */
interface Coverage<Core extends CoreBase = CoreBase> {
  /** Looks at a match after an answer. */
  watch(match: Match<Core>): void;
  /** Reads the log of a match that is over. */
  watchLog(match: Match<Core>): void;
  /** What no game has come to, in words. */
  missing(): readonly string[];
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
  /** Another state that no viewer could tell from this one: what nobody sees is dealt anew. */
  redeal(core: Core, random: () => number): Core;
  readonly scenarios: readonly GameScenario<Core>[];
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
