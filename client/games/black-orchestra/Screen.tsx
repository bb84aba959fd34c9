import './styles/palette.css';
import './styles/layout.css';
import './styles/board.css';
import './styles/desk.css';
import './styles/sheets.css';
import './styles/moments.css';
import './styles/goal.css';

import { type ReactElement, useState } from 'react';

import type { BoardProps, PartProps } from '../../table/contract/contract';
import { Board } from './board/Board';
import type { Drawing } from './drawing';
import { AttemptPanel, PlansAside, WaitingDoor } from './lazy';

/** The map, with the plot that is attempted; while somebody is interrogated, the closed door, until the reader wants the map. */
export function Screen({ drawing, telling, seek, following }: BoardProps<Drawing>): ReactElement {
  const { table, log, asks } = drawing;
  const { attempt, turn } = table;
  const { inside, text } = drawing;
  const [left, setLeft] = useState(0);
  return (
    <div className="bo bo-main">
      {attempt !== null && (
        <AttemptPanel
          attempt={attempt}
          log={log}
          asked={asks.some(({ kind }) => kind === 'plot-dice') ? 'asked' : 'idle'}
          drawing={drawing}
        />
      )}
      {inside !== null && left !== turn.number ? (
        <WaitingDoor who={inside} text={text} onLeave={() => setLeft(turn.number)} />
      ) : (
        <Board drawing={drawing} telling={telling} seek={seek} following={following} />
      )}
    </div>
  );
}

/** The plans of plots, in sight beside the table. */
export function Plans({ drawing }: PartProps<Drawing>): ReactElement | null {
  return drawing.you === null ? null : <PlansAside drawing={drawing} />;
}
