import type { Table } from '../../../../shared/games/moonless-alley/table';
import type { AskPanelProps } from '../../../table/contract/contract';

/** What every panel of this game is drawn from. */
export type PanelProps = AskPanelProps<Table>;
