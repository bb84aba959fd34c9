import { type ReactElement, useMemo } from 'react';

import { plotPlans } from '../../../../shared/games/black-orchestra/forecast/plans';
import type { Attempt } from '../../../../shared/games/black-orchestra/state';
import type { Drawing } from '../drawing';
import { Needs } from './Needs';

/** What the plot that is attempted needs, as it stands. */
export function AttemptNeeds({
  attempt,
  drawing,
}: {
  readonly attempt: Attempt;
  readonly drawing: Pick<Drawing, 'table' | 'facts' | 'text'>;
}): ReactElement | null {
  const { table, facts, text } = drawing;
  const { card, who, target } = attempt;
  const plan = useMemo(
    () => plotPlans(table, facts, who).find((one) => one.card === card && one.target === target),
    [table, facts, who, card, target],
  );
  return plan === undefined ? null : <Needs plan={plan} table={table} text={text} />;
}
