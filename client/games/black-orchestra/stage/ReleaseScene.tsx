import type { ReactElement } from 'react';

import type { StageProps } from '../../../table/contract/contract';
import type { Drawing } from '../drawing';
import { CellScene } from './CellScene';

/** A prisoner goes free: the cell stands open, and what becomes of them [BO 6.7, 11]. */
export function ReleaseScene(props: StageProps<Drawing>): ReactElement {
  return <CellScene of={props} cell="open" />;
}
