import { type ReactElement, useMemo } from 'react';

import { ownPlans } from '../../../../shared/games/black-orchestra/forecast/goal';
import type { PlotPlan } from '../../../../shared/games/black-orchestra/forecast/plans';
import type { SheetId } from '../../../../shared/games/black-orchestra/sheets/ids';
import { RuleLinks } from '../../../table/rules/RuleLink';
import { Slip } from '../../../table/Slip';
import { useForecast } from '../aids/useForecast';
import type { Drawing } from '../drawing';
import { word } from '../i18n/words';
import { seatingFrom } from '../sheets/seating';
import { Plan } from './Plan';

/** Every plot that the reader holds, and those of the others where the table has it: what each needs and promises. */
export function Planner({
  who,
  drawing,
  onClose,
}: {
  /** The reader's conspirator. */
  readonly who: SheetId;
  readonly drawing: Drawing;
  readonly onClose: () => void;
}): ReactElement {
  const { you, aids, text } = drawing;
  const { plans: scope } = aids;
  const found = useForecast(
    drawing,
    useMemo(
      () => (table, facts) => ({
        table,
        plans: seatingFrom(table.conspirators, you)
          .filter(({ seat }) => scope === 'all' || seat === you)
          .flatMap(({ id }) => ownPlans(table, facts, id)),
      }),
      [you, scope],
    ),
  );
  return (
    <Slip title={word(text, 'bo.planner')} id="planner" size="page" onClose={onClose}>
      <div className="bo bo-planner">
        {found?.plans.length === 0 && <p>{word(text, scope === 'all' ? 'bo.planner.none' : 'bo.planner.none.own')}</p>}
        {found?.plans.map((plan) => (
          <Plan
            key={`${plan.card}:${plan.target}`}
            plan={plan}
            table={found.table}
            text={text}
            whose={whoseOf(plan, who)}
          />
        ))}
      </div>
      <RuleLinks of={[{ rule: '12' }]} />
    </Slip>
  );
}

function whoseOf(plan: PlotPlan, who: SheetId): 'own' | 'others' {
  return plan.who === who ? 'own' : 'others';
}
