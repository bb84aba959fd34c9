import { useMemo } from 'react';

import { type Goal, goalOf } from '../../../../shared/games/black-orchestra/forecast/goal';
import type { SheetId } from '../../../../shared/games/black-orchestra/sheets/ids';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import { useForecast } from '../aids/useForecast';
import type { Drawing } from '../drawing';
import { offeredIn, planOfOption, withoutWait } from './offered';

/**
 * What a conspirator should be after, and the table from which that was worked out; null until then. A plot that their player
 * may attempt just now, out of turn, comes before all others.
 */
export function useGoal(who: SheetId, drawing: Drawing): { readonly table: Table; readonly goal: Goal } | null {
  const offered = offeredIn(drawing.asks);
  return useForecast(
    drawing,
    useMemo(
      () => (table, facts) => {
        const plan = offered === null ? null : planOfOption(offered, table, facts);
        return { table, goal: plan === null ? goalOf(table, facts, who) : { kind: 'plot', plan: withoutWait(plan) } };
      },
      [who, offered],
    ),
  );
}
