import type { Table } from '../../../shared/games/complots/table';
import type { GameClient } from '../../table/contract/contract';
import { ranksForeseen } from '../../table/contract/ranks-foreseen';
import { People } from './board/People';
import { type Drawing, drawingOf, type Facts } from './drawing';
import { explain } from './explain';
import { Gauges } from './Gauges';
import { Account, End } from './lazy';
import { ActionPanel } from './panels/ActionPanel';
import { DraftPanel, ExchangePanel, JudgePanel, LosePanel, ShowPanel } from './panels/CardPanels';
import { WindowPanel } from './panels/WindowPanel';
import { Screen } from './Screen';
import { Own } from './sheets/Own';
import { Stage } from './stage/Stage';
import { story } from './story/story';
import { wishes } from './wishes';

const panels = {
  action: ActionPanel,
  challenge: WindowPanel,
  counter: WindowPanel,
  challengeCounter: WindowPanel,
  lose: LosePanel,
  exchange: ExchangePanel,
  show: ShowPanel,
  judge: JudgePanel,
  draft: DraftPanel,
} as const;

/** Complots as the client shows it. */
export const complotsClient: GameClient<Table, Facts, Drawing> = {
  shape: 'cards',
  draw: drawingOf,
  Table: Screen,
  Gauges,
  People,
  SecretHand: Own,
  panels,
  Account,
  End,
  explain,
  isOnTable: ({ kind }) => kind === 'seat',
  // Every panel has pages of its own, and its last button says all that there is to say.
  choosing: {
    plain: Object.keys(panels),
    // A tap on a rival would announce something against them at once (found: who wanted to read about a rival had robbed them).
    explained: ['seat'],
    urgent: ['challenge', 'counter', 'challengeCounter'],
    calls: { action: 'your-turn' },
    wishes,
  },
  predictions: ranksForeseen(({ seats }) => seats.length),
  story,
  Stage,
};
