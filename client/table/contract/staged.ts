import type { MatchView } from '../../../shared/engine/match';
import type { Moment } from './story';
import type { Timing } from './timing';

/** A moment that is presented, or waits for that: a stretch of the log. */
export interface Scheduled {
  readonly moment: Moment;
  /** The moments that have come with it, itself among them. */
  readonly beside: readonly Moment[];
  /** The lines of the log that are new with it: from the first on, and before the last. */
  readonly from: number;
  readonly to: number;
  /** As the game wants it. */
  readonly timing: Timing;
  /** As it is shown while so much waits. */
  readonly paced: Timing;
  /**
   * The server's message that brought the moment. It already has the results of this moment and of others that came
   * with it, so only beats may reveal them.
   */
  readonly message: MatchView;
  /** Whether other moments of the same message come after it: the result is there with the last one. */
  readonly place: 'last' | 'before-others';
}

/** A moment with only the lines that are new with it: those before were presented already where it has gone on. */
export function newIn({ moment, from }: Scheduled): Moment {
  return { ...moment, rest: moment.rest.slice(Math.max(0, from - moment.at - 1)) };
}

/** The moment that is on the stage, and what the reader can do about it. */
export interface Staged {
  /** The moment that is presented, and how far it has come; null while nothing waits. */
  readonly moment: Scheduled | null;
  /** How many beats of a name of it have come. */
  readonly count: (name: string) => number;
  /** The table before it. */
  readonly before: MatchView;
  /** What weighs more than a line and was left out before it, because so much waited; oldest first. */
  readonly leftOut: readonly Moment[];
  /**
   * Whether the reader is asked something once it is over, or only has their turn; `others` too before its result, and where the reader's own
   * step is told.
   */
  readonly awaits: 'reader' | 'turn' | 'others';
  /** Whether what happens names the reader. */
  readonly whose: 'reader' | 'others';
  /** Shows the result, or the next moment. */
  readonly next: () => void;
  /** Shows all that there is. */
  readonly all: () => void;
  /** Says that the reader has answered a question: what is told makes room. */
  readonly answered: () => void;
}
