import './style.css';

import { type ReactElement, useMemo } from 'react';

import { isQuestion } from '../../../shared/engine/ask';
import type { FactsByEdition } from '../../../shared/games/black-orchestra/forecast/facts';
import type { Table } from '../../../shared/games/black-orchestra/table';
import type { GameScreenProps, PeopleProps } from '../../table/contract/contract';
import { Board } from './board/Board';
import { Danger as DangerLine } from './danger/Danger';
import { Gauges as Figures } from './desk/Gauges';
import { GoalLine } from './goal/GoalLine';
import { AttemptPanel, Decks as DeckList, PlansAside, Verdict } from './lazy';
import { verdictIn } from './plot/verdict-in';
import { Sheets } from './sheets/Sheets';
import { useDrawing } from './useDrawing';

type Props = GameScreenProps<Table, FactsByEdition>;

/** The map, with the plot that is attempted. */
export function Screen(props: Props): ReactElement {
  const drawing = useDrawing(props);
  const { attempt } = drawing.table;
  const { told, putAway } = props;
  const { log, asks } = props.view;
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
      <Board drawing={drawing} telling={props.telling} seek={props.seek} following={props.following} />
    </div>
  );
}

/** The figures that are always in sight. */
export function Gauges(props: Props): ReactElement {
  return <Figures drawing={useDrawing(props)} />;
}

/** What the reader should be after. */
export function Goal(props: Props): ReactElement | null {
  return <GoalLine drawing={useDrawing(props)} />;
}

/** The plans of plots, in sight beside the table. */
export function Plans(props: Props): ReactElement | null {
  const drawing = useDrawing(props);
  return drawing.you === null ? null : <PlansAside drawing={drawing} />;
}

/** What the next event may bring. */
export function Danger(props: Props): ReactElement | null {
  return <DangerLine drawing={useDrawing(props)} />;
}

/** Conspirators' sheets. */
export function People({ whose, ...props }: PeopleProps<Table, FactsByEdition>): ReactElement {
  return <Sheets whose={whose} drawing={useDrawing(props)} following={props.following} />;
}

/** What is in force, decks and discards, and what the signs on the map mean. */
export function Decks(props: Props): ReactElement {
  return <DeckList drawing={useDrawing(props)} />;
}
