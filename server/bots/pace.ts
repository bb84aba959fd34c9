/** When bots answer, in milliseconds. */
export interface BotPace {
  /** After what has happened before, so that people can follow. */
  readonly pauseMs: number;
  /** So much later after a change that another node has made: that node answers first. */
  readonly othersMs: number;
}

/** People read a line in about this time. */
export const BOT_PACE: BotPace = { pauseMs: 1_200, othersMs: 3_000 };
