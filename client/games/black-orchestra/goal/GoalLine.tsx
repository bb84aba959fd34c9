import { type ReactElement, useMemo, useRef, useState } from 'react';

import type { Facts } from '../../../../shared/games/black-orchestra/forecast/facts';
import { goalOfAll } from '../../../../shared/games/black-orchestra/forecast/goal';
import type { PlotPlan } from '../../../../shared/games/black-orchestra/forecast/plans';
import { eagleModifier } from '../../../../shared/games/black-orchestra/forecast/pool';
import type { Conspirator } from '../../../../shared/games/black-orchestra/state';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import { useFitted } from '../../../base/ui/useFitted';
import { useForecast } from '../aids/useForecast';
import type { Drawing } from '../drawing';
import { PawnShape } from '../glyphs/tokens';
import { word } from '../i18n/words';
import { Planner } from '../lazy';
import { ownOf } from '../sheets/seating';
import { OwnLevels } from './OwnLevels';
import { eventSentences, goalSentences, planSentences } from './sentences';
import { useGoal } from './useGoal';
import { leaveOutLast } from './whole';

/** What the reader's conspirator should be after; a press opens the plans of plots. For those who watch, the best plot of all. */
export function GoalLine({ drawing }: { readonly drawing: Drawing }): ReactElement | null {
  const { table, you, aids } = drawing;
  const own = ownOf(table.conspirators, you, table.turn.active);
  if (own !== null) return aids.plans === 'off' ? null : <Line own={own} drawing={drawing} />;
  return aids.plans === 'all' ? <LineOfAll drawing={drawing} /> : null;
}

function LineOfAll({ drawing }: { readonly drawing: Drawing }): ReactElement | null {
  const { text } = drawing;
  const goal = useForecast(drawing, planOfAll);
  if (goal?.plan == null) return null;
  const { title, rest, spare = [] } = planSentences(goal.table, drawing.facts, goal.plan, null);
  const sentences = [...rest, ...spare, ...eventSentences(goal.table.currentEvent, goal.eagles)];
  return (
    <p className="bo bo-goal-of-all" data-testid="goal">
      <b>{text.render(title)}</b> {sentences.map((sentence) => text.render(sentence)).join(' ')}
    </p>
  );
}

interface GoalOfAll {
  readonly table: Table;
  readonly plan: PlotPlan | null;
  /** How many eagles more, or fewer, the current event counts on every plot. */
  readonly eagles: number;
}

function planOfAll(table: Table, facts: Facts): GoalOfAll {
  return { table, plan: goalOfAll(table, facts), eagles: eagleModifier(table, facts) };
}

function Line({ own, drawing }: { readonly own: Conspirator; readonly drawing: Drawing }): ReactElement {
  const { id: who } = own;
  const { text } = drawing;
  const [open, setOpen] = useState(false);
  const goal = useGoal(who, drawing);
  const sentences = useMemo(
    () => (goal === null ? null : goalSentences(goal.table, goal.facts, who, goal.goal)),
    [goal, who],
  );
  // Behind a warning the goal is not what has to be read first.
  const Title = sentences?.warning === undefined ? 'b' : 'span';
  const box = useRef<HTMLSpanElement>(null);
  useFitted(box, leaveOutLast, goal);
  return (
    <div className="bo bo-goal-box">
      <button
        type="button"
        className="bo-goal"
        aria-haspopup="dialog"
        aria-expanded={open}
        data-testid="goal"
        // Once the gold button is pressed the line takes its place: the second press of two was meant for the button.
        onClick={({ detail }) => {
          if (detail < 2) setOpen(true);
        }}
      >
        {/* Whose goal it is, as they stand on the map: elsewhere a phone does not say who the reader is. */}
        <span className="bo-goal-own">
          <svg width="22" height="22" viewBox="-12 -12 24 24" aria-hidden="true" data-sheet-mark={who}>
            <PawnShape sheet={who} size={22} />
          </svg>
          <OwnLevels one={own} />
        </span>
        <span className="bo-goal-words" ref={box}>
          {sentences === null ? (
            word(text, 'bo.goal')
          ) : (
            <>
              {sentences.warning !== undefined && (
                <>
                  <b className="fitted-part">{text.render(sentences.warning)}</b>{' '}
                </>
              )}
              <Title className="fitted-part">{text.render(sentences.title)}</Title>
              {sentences.rest.map((sentence, i) => (
                <span key={i} className="bo-sentence fitted-part">
                  {' '}
                  {text.render(sentence)}
                </span>
              ))}
              {sentences.spare?.map((sentence, i) => (
                <span key={`spare-${i}`} className="bo-sentence bo-goal-spare fitted-part">
                  {' '}
                  {text.render(sentence)}
                </span>
              ))}
            </>
          )}
        </span>
      </button>
      {open && <Planner who={who} drawing={drawing} onClose={() => setOpen(false)} />}
    </div>
  );
}
