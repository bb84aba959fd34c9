import type { ReactElement } from 'react';

import type { SheetId } from '../../../../shared/games/black-orchestra/board/sheets';
import type { Drawing } from '../drawing';
import { goalSentences } from '../goal/sentences';
import { useGoal } from '../goal/useGoal';

/** What a conspirator should be after who has no plot to plan, in whole: the goal line may have no room for all of it. */
export function Sought({ who, drawing }: { readonly who: SheetId; readonly drawing: Drawing }): ReactElement | null {
  const { text } = drawing;
  const goal = useGoal(who, drawing);
  if (goal === null || goal.goal.kind === 'plot') return null;
  const { title, rest } = goalSentences(goal.table, drawing.facts, who, goal.goal);
  return (
    <p className="bo-panel-goal">
      <b>{text.render(title)}</b> {rest.map((sentence) => text.render(sentence)).join(' ')}
    </p>
  );
}
