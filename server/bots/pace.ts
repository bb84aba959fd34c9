/** When bots answer, in milliseconds. */
export interface BotPace {
  /** The pause after the last event, so that people can follow. */
  readonly pauseMs: number;
  /** The additional pause after another node's change: that node answers first. */
  readonly othersMs: number;
}

/** People read a line in about this time. */
export const BOT_PACE: BotPace = { pauseMs: 1_200, othersMs: 3_000 };
