import { useMemo } from 'react';

import { type Goal, goalOf } from '../../../../shared/games/black-orchestra/forecast/goal';
import type { SheetId } from '../../../../shared/games/black-orchestra/sheets/ids';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import { useForecast } from '../aids/useForecast';
import type { Drawing } from '../drawing';

/** What a conspirator should be after, and the table from which that was worked out; null until then. */
export function useGoal(who: SheetId, drawing: Drawing): { readonly table: Table; readonly goal: Goal } | null {
  return useForecast(
    drawing,
    useMemo(() => (table, facts) => ({ table, goal: goalOf(table, facts, who) }), [who]),
  );
}
