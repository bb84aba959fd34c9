import { type ReactElement, useRef, useState } from 'react';

import type { SheetId } from '../../../../shared/games/black-orchestra/sheets/ids';
import type { Drawing } from '../drawing';
import { Sign } from '../glyphs/signs';
import { word } from '../i18n/words';
import { Planner } from '../planner/Planner';
import { ownOf } from '../sheets/seating';
import { goalSentences } from './sentences';
import { useGoal } from './useGoal';
import { useWholeSentences } from './whole';

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
  useWholeSentences(box, goal);
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
        <Sign sign="aim" size={22} />
        <span ref={box}>
          {sentences === null ? (
            word(text, 'bo.goal')
          ) : (
            <>
              <b>{text.render(sentences.title)}</b>
              {sentences.rest.map((sentence, i) => (
                <span key={i} className="bo-sentence">
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
