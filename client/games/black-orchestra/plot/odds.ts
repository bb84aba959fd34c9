import { attemptChances } from '../../../../shared/games/black-orchestra/forecast/attempt';
import type { FactsByEdition } from '../../../../shared/games/black-orchestra/forecast/facts';
import { bestDice, type Chances } from '../../../../shared/games/black-orchestra/forecast/odds';
import type { Table } from '../../../../shared/games/black-orchestra/table';

/** How a roll can end, in the order of its bar. */
export const OUTCOMES = ['success', 'quiet', 'detected'] as const;

/** The chances of one number of dice, in percent with one decimal, as they are shown. */
export interface Odds {
  readonly n: number;
  readonly success: number;
  readonly quiet: number;
  readonly detected: number;
}

/** The chances of an attempt by number of dice, and the best number. */
export interface OddsByDice {
  readonly all: readonly Odds[];
  readonly best: number | null;
}

/** Where there is no attempt, or no odds are worked out. */
export const NO_ODDS: OddsByDice = { all: [], best: null };

/** The chances of the attempt on the table; none without an attempt. */
export function oddsOf(table: Table, facts: FactsByEdition): OddsByDice {
  const { attempt } = table;
  if (attempt === null) return NO_ODDS;
  const { alone } = attemptChances(table, facts[table.edition], attempt);
  return { all: percentsOf(alone), best: bestDice(alone) };
}

/** The chances of each number of dice, one die first, as they are shown. */
export function percentsOf(chances: readonly Chances[]): readonly Odds[] {
  return chances.map(({ success, quiet, detected }, i) => ({
    n: i + 1,
    success: percent(success),
    quiet: percent(quiet),
    detected: percent(detected),
  }));
}

/** A chance in percent with one decimal, as it is shown. */
export function percent(chance: number): number {
  return Math.round(chance * 1000) / 10;
}
