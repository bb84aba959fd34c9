import './styles/palette.css';
import './styles/board.css';
import './styles/panels.css';
import './styles/hand.css';
import './styles/stage.css';

import type { Table } from '../../../shared/games/moonless-alley/table';
import type { GameClient } from '../../table/contract/contract';
import { Board } from './board/Board';
import { Gauges } from './board/Gauges';
import { choosing } from './choosing/choosing';
import { type Drawing, drawingOf, type Facts } from './drawing';
import { explain } from './explain/explain';
import { Account, End } from './lazy';
import { ChoicePanel } from './panels/ChoicePanel';
import { LookPanel } from './panels/LookPanel';
import { TurnPanel } from './panels/TurnPanel';
import { Hand } from './sheets/Hand';
import { Stage } from './stage/Stage';
import { story } from './story/story';

/** Moonless Alley as the client shows it. */
export const moonlessAlleyClient: GameClient<Table, Facts, Drawing> = {
  shape: 'cards',
  draw: drawingOf,
  Table: Board,
  Gauges,
  SecretHand: Hand,
  panels: {
    turn: TurnPanel,
    deploy: TurnPanel,
    look: LookPanel,
    skill: ChoicePanel,
    victim: ChoicePanel,
    shadow: ChoicePanel,
    draft: ChoicePanel,
  },
  Account,
  End,
  explain,
  isOnTable: ({ kind }) => kind === 'zone' || kind === 'agent' || kind === 'pile',
  choosing,
  story,
  Stage,
};
