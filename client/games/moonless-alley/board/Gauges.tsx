import type { ReactElement } from 'react';

import type { PartProps } from '../../../table/contract/contract';
import type { Drawing } from '../drawing';

/** The turn, and how many cards are left to draw. */
export function Gauges({ drawing: { table, text } }: PartProps<Drawing>): ReactElement {
  return (
    <span className="ma-gauges">
      <span>
        <b>{table.turn.number}</b> <small>{text.render({ m: 'ma.turn' })}</small>
      </span>
      <span>
        <b>{table.deck}</b> <small>{text.render({ m: 'ma.deck' })}</small>
      </span>
    </span>
  );
}
