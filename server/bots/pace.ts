/** When bots answer, in milliseconds. */
export interface BotPace {
  /** The pause after the last event, so that people can follow. */
  readonly pauseMs: number;
  /** The additional pause after another node's change: that node answers first. */
  readonly othersMs: number;
}

/** People read a line in about this time. */
export const BOT_PACE: BotPace = { pauseMs: 1_200, othersMs: 3_000 };

/** This part of every pause is left where all people are out: they wait for the end (found: one had watched bots for three minutes). */
export const AMONG_BOTS = 0.25;

/** Bots that are asked side by side answer up to so many pauses later, each by its own luck. */
export const SPREAD = 2;

/**
 * A bot begins to think so long before it is to answer, in milliseconds: how long it thinks, which depends on what it holds, shows
 * nowhere.
 */
export const THINK_MS = 1_000;
