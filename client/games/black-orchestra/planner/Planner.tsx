import type { ReactElement } from 'react';

import type { SheetId } from '../../../../shared/games/black-orchestra/board/sheets';
import { Slip } from '../../../table/kit/Slip';
import { RuleLinks } from '../../../table/rules/RuleLink';
import type { Drawing } from '../drawing';
import { word } from '../i18n/words';
import { Plan } from './Plan';
import { PlanWords } from './PlanWords';
import { Sought } from './Sought';
import { usePlans } from './usePlans';

/** Every plot that the reader holds, and those of the others where the table has it, on a page: what each needs and promises. */
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
  const { aids, text } = drawing;
  const found = usePlans(drawing);
  return (
    <Slip title={word(text, 'bo.planner')} id="planner" size="page" onClose={onClose}>
      <div className="bo bo-planner">
        <Sought who={who} drawing={drawing} />
        {found?.plans.length === 0 && (
          <p>{word(text, aids.plans === 'all' ? 'bo.planner.none' : 'bo.planner.none.own')}</p>
        )}
        {found?.plans.map((plan) => (
          <Plan
            key={`${plan.card}:${plan.target}`}
            plan={plan}
            table={found.table}
            coming={found.coming(plan)}
            text={text}
            whose={plan.who === who ? 'own' : 'others'}
            detail="whole"
          />
        ))}
        {found !== null && found.plans.length > 0 && <PlanWords text={text} />}
      </div>
      <RuleLinks of={[{ rule: '12' }]} />
    </Slip>
  );
}
