import type { ReactElement } from 'react';

import type { PartProps } from '../../table/contract/contract';
import { Dice } from './Dice';
import type { Drawing } from './drawing';

/** The dice under the reader's own cup. */
export function SecretHand({ drawing: { table, text } }: PartProps<Drawing>): ReactElement {
  return <Dice label={text.render({ m: 'ld.own' })} dice={table.own} text={text} />;
}
