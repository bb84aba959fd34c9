import './style.css';

import type { ReactElement } from 'react';

import type { Table } from '../../../shared/games/black-orchestra/table';
import type { GameScreenProps, PeopleProps } from '../../table/contract';
import { Board } from './board/Board';
import { Events } from './desk/Events';
import { Gauges as Figures } from './desk/Gauges';
import { Piles } from './desk/Piles';
import { Signs } from './desk/Signs';
import { AttemptPanel } from './plot/Attempt';
import { Verdict } from './plot/Verdict';
import { Sheets } from './sheets/Sheets';
import { useDrawing } from './useDrawing';

/** The map, with the plot that is attempted. */
export function Screen(props: GameScreenProps<Table>): ReactElement {
  const drawing = useDrawing(props);
  const { attempt } = drawing.table;
  return (
    <div className="bo bo-main">
      {attempt === null ? (
        <Verdict log={props.view.log} answered={props.answered} drawing={drawing} />
      ) : (
        <AttemptPanel attempt={attempt} drawing={drawing} />
      )}
      <Board drawing={drawing} telling={props.telling} />
    </div>
  );
}

/** The figures that are always in sight. */
export function Gauges(props: GameScreenProps<Table>): ReactElement {
  return <Figures drawing={useDrawing(props)} />;
}

/** Conspirators' sheets. */
export function People({ whose, ...props }: PeopleProps<Table>): ReactElement {
  return <Sheets whose={whose} drawing={useDrawing(props)} />;
}

/** What is in force, decks and discards, and what the signs on the map mean. */
export function Decks(props: GameScreenProps<Table>): ReactElement {
  const drawing = useDrawing(props);
  return (
    <div className="bo bo-decks">
      <Events drawing={drawing} />
      <Piles drawing={drawing} />
      <Signs text={drawing.text} />
    </div>
  );
}
