import type { FactsByEdition } from '../../../shared/games/black-orchestra/forecast/facts';
import { isOnTable } from '../../../shared/games/black-orchestra/forecast/things';
import type { Table } from '../../../shared/games/black-orchestra/table';
import type { GameClient } from '../../table/contract/contract';
import { choosing } from './choosing/choosing';
import { Danger } from './danger/Danger';
import { Gauges } from './desk/Gauges';
import { type Drawing, drawingOf } from './drawing';
import { Account } from './end/Account';
import { explain, seatName } from './explain/explain';
import { GoalLine } from './goal/GoalLine';
import { useAdvance } from './goal/useAdvance';
import { Decks, End, InterrogationPanel, Legend, PlotPage, Portrait, Stage } from './lazy';
import { predictions } from './predictions/predictions';
import { Plans, Screen } from './Screen';
import { Hand } from './sheets/Hand';
import { Sheets } from './sheets/Sheets';
import { MomentDice } from './story/MomentDice';
import { story } from './story/story';
import { ahead } from './turn/ahead';

/** Black Orchestra as the client shows it. */
export const blackOrchestraClient: GameClient<Table, FactsByEdition, Drawing> = {
  draw: drawingOf,
  Table: Screen,
  Gauges,
  Goal: GoalLine,
  useAdvance,
  Plans,
  Danger,
  People: Sheets,
  Hand,
  Decks,
  Legend,
  panels: {
    interrogation: InterrogationPanel,
    'plot-item': PlotPage,
    'plot-gathering': PlotPage,
    'plot-dice': PlotPage,
    'plot-rolled': PlotPage,
  },
  Account,
  End,
  explain: (ref, view, text) => explain(ref, view.table, text, view.you),
  ownerOf: ({ kind, id }, { table }) =>
    kind === 'conspirator' ? (table.conspirators.find((one) => one.id === id)?.seat ?? null) : null,
  isOnTable: (ref, { table }) => isOnTable(table, ref),
  predictions,
  choosing,
  story,
  Figure: Portrait,
  Stage,
  Picture: MomentDice,
  ahead,
  seatName: (seat, view, text) => seatName(seat, view.table, text),
};
