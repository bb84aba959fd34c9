import { useDeferredValue, useMemo } from 'react';

import type { Facts } from '../../../../shared/games/black-orchestra/forecast/facts';
import type { Table } from '../../../../shared/games/black-orchestra/table';

/**
 * Works something out from the table, once for each table and after the table itself has been drawn, so that no press waits
 * for it.
 * @param forecast must be the same function as long as what it asks is the same
 * @returns null until it was worked out for the first time; then what was worked out last
 */
export function useForecast<T>(
  { table: now, facts }: { readonly table: Table; readonly facts: Facts },
  forecast: (table: Table, facts: Facts) => T,
): T | null {
  const table = useDeferredValue<Table | null>(now, null);
  return useMemo(() => (table === null ? null : forecast(table, facts)), [table, facts, forecast]);
}
