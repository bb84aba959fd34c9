import './styles/palette.css';
import './styles/layout.css';
import './styles/board.css';
import './styles/desk.css';
import './styles/sheets.css';
import './styles/moments.css';
import './styles/goal.css';

import { type ReactElement, useMemo } from 'react';

import { isQuestion } from '../../../shared/engine/ask';
import type { BoardProps, PartProps } from '../../table/contract/contract';
import { Board } from './board/Board';
import type { Drawing } from './drawing';
import { AttemptPanel, PlansAside, Verdict } from './lazy';
import { verdictIn } from './plot/verdict-in';

/** The map, with the plot that is attempted. */
export function Screen({ drawing, telling, seek, following, told, putAway }: BoardProps<Drawing>): ReactElement {
  const { table, log, asks } = drawing;
  const { attempt } = table;
  const over = attempt === null;
  const judged = useMemo(() => (over ? verdictIn(log, told) : null), [over, log, told]);
  return (
    <div className="bo bo-main">
      {attempt === null ? (
        judged !== null && (
          <Verdict
            key={judged.verdict.at}
            judged={judged}
            questions={asks.filter(isQuestion).map(({ id }) => id)}
            log={log}
            drawing={drawing}
            putAway={putAway}
          />
        )
      ) : (
        <AttemptPanel
          attempt={attempt}
          log={log}
          asked={asks.some(({ kind }) => kind === 'plot-dice') ? 'asked' : 'idle'}
          drawing={drawing}
        />
      )}
      <Board drawing={drawing} telling={telling} seek={seek} following={following} />
    </div>
  );
}

/** The plans of plots, in sight beside the table. */
export function Plans({ drawing }: PartProps<Drawing>): ReactElement | null {
  return drawing.you === null ? null : <PlansAside drawing={drawing} />;
}
