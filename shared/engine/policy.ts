import type { Ask, Choice, Seat, Waiting } from './ask';
import type { Over } from './run';
import type { Text } from './text';

/** How well a bot plays: by rules of thumb, or by looking ahead. */
export const BOT_LEVELS = ['quick', 'steady'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** A simulated match as its seat would see it. */
export interface Simulation<Table = unknown> {
  readonly table: Table;
  /** The open questions of all seats, with those for any-time effects. */
  readonly asks: readonly Ask[];
  readonly over: Over | null;
  /** Answers an open question of any seat. Throws RangeError when there is no such question or option. */
  answer(choice: Choice): void;
}

/** A match that a seat cannot tell from the one it plays. */
export interface World<Table = unknown> {
  /** Begins at the present moment; as often as wanted, always the same luck. */
  begin(): Simulation<Table>;
}

/** The part of its seat's view that a bot reads. */
export interface SeatView<Table = unknown> {
  readonly you: Seat | null;
  readonly asks: readonly Ask[];
  readonly waiting: readonly Waiting[];
  readonly table: Table;
}

/** Everything that a bot decides by: the view of its own seat, what is printed, and worlds that look the same. */
export interface Sight<Table = unknown> {
  readonly view: SeatView<Table>;
  /** {@link GameModule.facts}. */
  readonly facts: unknown;
  /** At most so many worlds; none where the present moment cannot be imagined. */
  worlds(most: number): readonly World<Table>[];
}

/** An answer, with a reason: of a decision a public one, of advice one for its seat alone. */
export interface Decision {
  readonly choice: Choice;
  readonly why?: Text;
}

/**
 * Answers one of the questions that a seat has open. It is given nothing but what the seat may see, and numbers from 0 up to
 * but not 1 for its own luck.
 */
export type Policy<Table = unknown> = (sight: Sight<Table>, random: () => number) => Decision;

/** The bots of a game. */
export interface Bots<Table = unknown> {
  /** Whether a level may look at worlds to decide by this view. */
  looksAhead(level: BotLevel, view: SeatView<Table>): boolean;
  /**
   * How many times the usual pause people need in addition to take in a line of the log, before a bot goes on: 0 for what is
   * seen at a glance.
   */
  pausesFor(line: Text): number;
  /** The policy of a level, see {@link Policy}. */
  decide(level: BotLevel, sight: Sight<Table>, random: () => number): Decision;
  /** What the best level would answer for a player who asks, and why. Where it is absent, that level decides. */
  advise?(sight: Sight<Table>, random: () => number): Decision;
}
