import type { Table } from '../../../../shared/games/complots/table';
import type { AskPanelProps } from '../../../table/contract/contract';
import type { Facts } from '../drawing';

/** What every panel of this game is drawn from. */
export type PanelProps = AskPanelProps<Table, Facts>;
