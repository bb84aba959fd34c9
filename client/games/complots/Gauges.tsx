import type { ReactElement } from 'react';

import type { PartProps } from '../../table/contract/contract';
import type { Drawing } from './drawing';
import { word } from './i18n/words';

/** The turn, and what is left in the middle of the table. */
export function Gauges({ drawing: { table, text } }: PartProps<Drawing>): ReactElement {
  return (
    <span className="co co-gauges">
      <span>
        <b>{table.turn.number}</b> <small>{word(text, 'co.turn')}</small>
      </span>
      <span>
        <b>{table.court}</b> <small>{word(text, 'co.court')}</small>
      </span>
      <span>
        <b>{table.treasury}</b> <small>{word(text, 'co.treasury')}</small>
      </span>
    </span>
  );
}
