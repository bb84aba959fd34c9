import './styles/palette.css';
import './styles/layout.css';
import './styles/board.css';
import './styles/desk.css';
import './styles/sheets.css';
import './styles/moments.css';
import './styles/goal.css';

import { type ReactElement, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

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
  const map = useRef<HTMLDivElement>(null);
  // Whoever looks for a thing on the map wants the map.
  const isClosed = inside !== null && left !== turn.number && seek === null;
  const leave = (): void => {
    flushSync(() => setLeft(turn.number));
    map.current?.focus();
  };
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
      <div className="bo-ground">
        <div className="bo-under" ref={map} tabIndex={-1} inert={isClosed}>
          <Board drawing={drawing} telling={telling} seek={seek} following={following} />
        </div>
        {isClosed && <WaitingDoor who={inside} text={text} onLeave={leave} />}
      </div>
    </div>
  );
}

/** The plans of plots, in sight beside the table. */
export function Plans({ drawing }: PartProps<Drawing>): ReactElement | null {
  return drawing.you === null ? null : <PlansAside drawing={drawing} />;
}
