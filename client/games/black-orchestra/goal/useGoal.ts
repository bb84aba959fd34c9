import { useMemo } from 'react';

import type { SheetId } from '../../../../shared/games/black-orchestra/board/sheets';
import type { Facts } from '../../../../shared/games/black-orchestra/forecast/facts';
import { type Goal, goalOf } from '../../../../shared/games/black-orchestra/forecast/goal';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import { useForecast } from '../aids/useForecast';
import type { Drawing } from '../drawing';
import { offeredIn, planOfOption, withoutWait } from './offered';

/** A goal, whose it is, and what it was worked out from. */
export interface GoalNow {
  readonly table: Table;
  readonly facts: Facts;
  readonly who: SheetId;
  readonly goal: Goal;
}

/** What was worked out of a table, by what it was asked: several parts of a screen ask the same. */
const worked = new WeakMap<Table, Map<string, GoalNow>>();

function goalIn(table: Table, facts: Facts, who: SheetId, offered: string | null, told: 'own' | 'all'): GoalNow {
  const known = worked.get(table) ?? new Map<string, GoalNow>();
  worked.set(table, known);
  const key = `${who} ${offered ?? ''} ${told}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const plan = offered === null ? null : planOfOption(offered, table, facts);
  const goal: Goal = plan === null ? goalOf(table, facts, who, told) : { kind: 'plot', plan: withoutWait(plan) };
  const now = { table, facts, who, goal };
  known.set(key, now);
  return now;
}

/**
 * What a conspirator should be after; null until it is worked out, and for nobody. A plot that their player may attempt just now, out of
 * turn, comes before all others.
 */
export function useGoal(who: SheetId | null, drawing: Drawing): GoalNow | null {
  const offered = offeredIn(drawing.asks);
  const told = drawing.aids.plans === 'all' ? 'all' : 'own';
  return useForecast(
    drawing,
    useMemo(
      () => (table, facts) => (who === null ? null : goalIn(table, facts, who, offered, told)),
      [who, offered, told],
    ),
  );
}
