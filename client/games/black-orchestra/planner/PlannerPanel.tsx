import { type ReactElement, useState } from 'react';

import type { SheetId } from '../../../../shared/games/black-orchestra/board/sheets';
import { isAttempted } from '../../../../shared/games/black-orchestra/forecast/goal';
import type { PlotPlan } from '../../../../shared/games/black-orchestra/forecast/plans';
import { RuleLinks } from '../../../table/rules/RuleLink';
import type { Drawing } from '../drawing';
import { printed } from '../faces';
import { Sign } from '../glyphs/signs';
import { isRolled } from '../goal/sentences';
import { useGoal } from '../goal/useGoal';
import { name, word } from '../i18n/words';
import { ownOf } from '../sheets/seating';
import { Plan } from './Plan';
import { PlanWords } from './PlanWords';
import { Sought } from './Sought';
import { usePlans } from './usePlans';

/**
 * What the reader's conspirator should be after, and the plan of one plot, always in sight: the best one, or another that is
 * chosen; who has none is shown one of the others' only when they choose it. Nothing for who runs nobody, and where the table wants no plans.
 */
export function PlannerPanel({ drawing }: { readonly drawing: Drawing }): ReactElement | null {
  const { table, you, aids } = drawing;
  const own = ownOf(table.conspirators, you, table.turn.active);
  return own === null || aids.plans === 'off' ? null : <Panel who={own.id} drawing={drawing} />;
}

function keyOf({ card, target }: PlotPlan): string {
  return `${card}:${target}`;
}

function Panel({ who, drawing }: { readonly who: SheetId; readonly drawing: Drawing }): ReactElement {
  const { text } = drawing;
  const goal = useGoal(who, drawing);
  const found = usePlans(drawing);
  const [chosen, setChosen] = useState<string | null>(null);
  const plans = found?.plans ?? [];
  const best = goal?.goal.kind === 'plot' ? goal.goal.plan : undefined;
  // Of the best one the goal knows more: that a plot which is offered waits for nothing any more.
  const another =
    best !== undefined && chosen === keyOf(best) ? undefined : plans.find((plan) => keyOf(plan) === chosen);
  const shown = another ?? best ?? plans.find((plan) => plan.who === who);
  // What the dice promised is past once they lie.
  const cast = shown !== undefined && found !== null && isAttempted(found.table, shown) && isRolled(found.table);
  return (
    <section
      className="bo bo-planner-panel more-below"
      aria-label={word(text, 'bo.planner')}
      data-testid="planner-panel"
    >
      <header>
        <Sign sign="aim" size={20} />
        {plans.length > (shown === undefined ? 0 : 1) ? (
          <select
            aria-label={word(text, 'bo.planner.which')}
            value={shown === undefined ? '' : keyOf(shown)}
            onChange={({ target }) => setChosen(target.value)}
            data-testid="plan-choice"
          >
            {shown === undefined && (
              <option value="" disabled>
                {word(text, 'bo.planner.others')}
              </option>
            )}
            {plans.map((plan) => (
              <option key={keyOf(plan)} value={keyOf(plan)}>
                {name(text, `card.${printed(plan.card)}`)}
              </option>
            ))}
          </select>
        ) : (
          <h2>{word(text, 'bo.planner')}</h2>
        )}
      </header>
      <Sought who={who} drawing={drawing} />
      {cast && <p className="bo-panel-goal">{word(text, 'bo.plan.rolled')}</p>}
      {shown !== undefined && found !== null && !cast && (
        <>
          <Plan
            key={keyOf(shown)}
            plan={shown}
            table={found.table}
            coming={found.coming(shown)}
            text={text}
            whose={shown.who === who ? 'own' : 'others'}
            detail="brief"
          />
          <PlanWords text={text} />
        </>
      )}
      <RuleLinks of={[{ rule: '12' }]} />
    </section>
  );
}
