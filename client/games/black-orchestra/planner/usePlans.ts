import { useMemo } from 'react';

import { type ComingForecast, comingForecast } from '../../../../shared/games/black-orchestra/forecast/coming';
import { ownPlans } from '../../../../shared/games/black-orchestra/forecast/goal';
import type { PlotPlan } from '../../../../shared/games/black-orchestra/forecast/plans';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import { useForecast } from '../aids/useForecast';
import type { Drawing } from '../drawing';
import { seatingFrom } from '../sheets/seating';

/** Plans, and the table from which they were worked out. */
export interface FoundPlans {
  readonly table: Table;
  readonly plans: readonly PlotPlan[];
  /** What the next event may do for a plan; null where the table wants no forecasts of events. */
  readonly coming: (plan: PlotPlan) => ComingForecast | null;
}

/** The plans of every plot that the reader holds, and of those of the others where the table has it; null until worked out. */
export function usePlans(drawing: Drawing): FoundPlans | null {
  const { you, aids } = drawing;
  const { plans: scope, danger } = aids;
  return useForecast(
    drawing,
    useMemo(
      () => (table, facts) => ({
        table,
        plans: seatingFrom(table.conspirators, you)
          .filter(({ seat }) => scope === 'all' || seat === you)
          .flatMap(({ id }) => ownPlans(table, facts, id)),
        coming: (plan) => (danger === 'off' ? null : comingForecast(table, facts, plan)),
      }),
      [you, scope, danger],
    ),
  );
}
