/** The plots [MA 12]. Written by scripts/indexes.mjs. */
export const PLOT_IDS = [
  'absolute-support',
  'arrogance',
  'deathblow',
  'deceit',
  'double',
  'espionage',
  'incredible-duo',
  'weapon-theft',
] as const;
export type PlotId = (typeof PLOT_IDS)[number];
