import type { Bots } from '../../shared/engine/policy';
import type { LogEntry } from '../../shared/engine/run';

/** The most pauses that a bot waits in addition, whatever was told. */
const MOST_PAUSES = 10;

/**
 * How many pauses more than usual people need to take in what a change has added to the log, before a bot goes on. How long a
 * bot waits tells nothing of what only one seat was told.
 * @param bots those of the game; undefined where it has none
 */
export function pausesAfter(bots: Pick<Bots, 'pausesFor'> | undefined, added: readonly LogEntry[]): number {
  if (bots === undefined) return 0;
  const pauses = added.reduce((sum, { to, text }) => (to === undefined ? sum + bots.pausesFor(text) : sum), 0);
  return Math.min(MOST_PAUSES, pauses);
}
