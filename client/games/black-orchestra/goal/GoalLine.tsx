import { type ReactElement, useRef, useState } from 'react';

import type { SheetId } from '../../../../shared/games/black-orchestra/sheets/ids';
import { useFitted } from '../../../base/ui/useFitted';
import type { Drawing } from '../drawing';
import { PawnShape } from '../glyphs/tokens';
import { word } from '../i18n/words';
import { Planner } from '../lazy';
import { ownOf } from '../sheets/seating';
import { goalSentences } from './sentences';
import { useGoal } from './useGoal';
import { leaveOutLast } from './whole';

/** What the reader's conspirator should be after; a press opens the plans of plots. Nothing for who runs nobody. */
export function GoalLine({ drawing }: { readonly drawing: Drawing }): ReactElement | null {
  const { table, you, aids } = drawing;
  const own = ownOf(table.conspirators, you, table.turn.active);
  return own === null || aids.plans === 'off' ? null : <Line who={own.id} drawing={drawing} />;
}

function Line({ who, drawing }: { readonly who: SheetId; readonly drawing: Drawing }): ReactElement {
  const { text } = drawing;
  const [open, setOpen] = useState(false);
  const goal = useGoal(who, drawing);
  const sentences = goal === null ? null : goalSentences(goal.table, who, goal.goal);
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
        onClick={() => setOpen(true)}
      >
        {/* Whose goal it is, as they stand on the map: elsewhere a phone does not say who the reader is. */}
        <svg width="22" height="22" viewBox="-12 -12 24 24" aria-hidden="true" data-sheet-mark={who}>
          <PawnShape sheet={who} size={22} />
        </svg>
        <span className="bo-goal-words" ref={box}>
          {sentences === null ? (
            word(text, 'bo.goal')
          ) : (
            <>
              <b className="fitted-part">{text.render(sentences.title)}</b>
              {sentences.rest.map((sentence, i) => (
                <span key={i} className="bo-sentence fitted-part">
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
