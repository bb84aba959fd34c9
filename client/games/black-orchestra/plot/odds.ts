import type { Option } from '../../../../shared/engine/ask';

/** The chances of one number of dice, in percent, as the server works them out. */
export interface Odds {
  readonly n: number;
  readonly success: number;
  readonly quiet: number;
  readonly detected: number;
}

/** The chances an option speaks of; null when it says none (the table plays without the aid). */
export function oddsOf(option: Option): Odds | null {
  const { n, success, quiet, detected } = option.label.p ?? {};
  if (typeof n !== 'number' || typeof success !== 'number') return null;
  if (typeof quiet !== 'number' || typeof detected !== 'number') return null;
  return { n, success, quiet, detected };
}

/**
 * The number of dice with the best chance of success; among equals the one that is detected least, then the fewest.
 * @returns null when no number can succeed
 */
export function bestOf(all: readonly Odds[]): number | null {
  const best = [...all].sort((a, b) => b.success - a.success || a.detected - b.detected || a.n - b.n)[0];
  return best === undefined || best.success === 0 ? null : best.n;
}
