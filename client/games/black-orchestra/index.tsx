import type { Table } from '../../../shared/games/black-orchestra/table';
import type { GameClient } from '../../table/contract';
import { End } from './End';
import { explain, seatName } from './explain/explain';
import { words } from './i18n/words';
import { InterrogationPanel } from './InterrogationPanel';
import { PlotDicePanel } from './plot/PlotDicePanel';
import { Screen } from './Screen';

/** Black Orchestra as the client shows it. */
export const blackOrchestraClient: GameClient<Table> = {
  Table: Screen,
  panels: { 'plot-dice': PlotDicePanel, interrogation: InterrogationPanel },
  End,
  explain: (ref, view, text) => explain(ref, view.table, text),
  seatName: (seat, view, text) => seatName(seat, view.table, text),
  words,
};
