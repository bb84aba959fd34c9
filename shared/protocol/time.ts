import type { Seat } from '../engine/ask';

/** Everybody is there and plays at once, or each answers when they come by. */
export type Pace = (typeof PACES)[number];
export const PACES = ['live', 'correspondence'] as const;

/**
 * What happens at the end of a clock: nothing; the answer that the game names for it, if any; or a bot's answer to this
 * one question, if the game has bots.
 */
type AtEnd = (typeof AT_ENDS)[number];
export const AT_ENDS = ['nothing', 'pass', 'bot'] as const;

/** How long a clock runs; null: there is none. */
export type Length = number | null;

/** How much time a table gives for what; a clock that is not named has no limit. */
export interface TimeRules {
  readonly pace: Pace;
  /** By clock of the game: seconds, while the pace is live. A clock stands still while no player of the table is there. */
  readonly seconds: Readonly<Record<string, Length>>;
  /** By clock of the game: days, while the pace is correspondence. A clock runs whether anybody is there or not. */
  readonly days: Readonly<Record<string, Length>>;
  readonly atEnd: AtEnd;
  /** How many minutes a member must have been away before the table can be asked for a stand-in; null: it cannot. */
  readonly keepAfter: Length;
}

/**
 * How long a member who is away still has a say in proposals, in milliseconds; after that only those present decide.
 * With correspondence it counts from the time of the proposal, if that is later.
 */
export const ABSENT_SAY_MS: Readonly<Record<Pace, number>> = { live: 3 * 60_000, correspondence: 24 * 3_600_000 };

/**
 * After the end: how long members who are there have to say whether they want another match, in milliseconds, once a member wants one
 * or they have come back. After that it may begin without them.
 */
export const ANSWER_AGAIN_MS = 60_000;

/** The minutes that a table can choose for {@link TimeRules.keepAfter}. */
export const KEEP_AFTER: readonly Length[] = [0, 2, 5, 10, null];

/** The days that a table can give. */
export const DAYS: readonly Length[] = [1, 2, 3, 7, null];

/** How often one can ask for more time for one question. Each time adds as much as there was. */
export const MORE_TIMES = 2;

/** For at most so long after a question is asked its clock waits until a client has shown what led to it, in milliseconds. */
export const MOST_BEHIND_MS = 8_000;

/** A clock as everybody may see it. */
export interface ClockView {
  /** The seat; null is the table's own clock, which gives the same time to everybody who is asked. */
  readonly seat: Seat | null;
  /** The kind of decision, as in {@link WaitingSince}. */
  readonly kind: string;
  /**
   * When it ends, in milliseconds of the server's clock; null while it stands still, because no player of the table is there or the
   * table pauses.
   */
  readonly until: number | null;
  /** How much of it is left while the table pauses, in milliseconds; absent otherwise. */
  readonly leftMs?: number;
  /** How long it runs in all, in milliseconds. */
  readonly lengthMs: number;
  /** How often more time can be had. */
  readonly more: number;
}

/** All clocks of a match; sent whenever one of them begins, stops or changes. */
export interface ClocksMessage {
  readonly clocks: readonly ClockView[];
  /** The server's clock when it sent this, in milliseconds. */
  readonly now: number;
}
