import { attemptChances } from '../../../../shared/games/black-orchestra/forecast/attempt';
import type { FactsByEdition } from '../../../../shared/games/black-orchestra/forecast/facts';
import { bestDice } from '../../../../shared/games/black-orchestra/forecast/odds';
import type { Table } from '../../../../shared/games/black-orchestra/table';

/** The chances of one number of dice, in percent with one decimal, as they are shown. */
export interface Odds {
  readonly n: number;
  readonly success: number;
  readonly quiet: number;
  readonly detected: number;
}

/** The chances of the attempt on the table by number of dice; none without an attempt. */
export function oddsOf(
  table: Table,
  facts: FactsByEdition,
): { readonly all: readonly Odds[]; readonly best: number | null } {
  const { attempt } = table;
  if (attempt === null) return { all: [], best: null };
  const { alone } = attemptChances(table, facts[table.edition], attempt);
  const all = alone.map(({ success, quiet, detected }, i) => ({
    n: i + 1,
    success: percent(success),
    quiet: percent(quiet),
    detected: percent(detected),
  }));
  return { all, best: bestDice(alone) };
}

/** A chance in percent with one decimal, as it is shown. */
export function percent(chance: number): number {
  return Math.round(chance * 1000) / 10;
}
