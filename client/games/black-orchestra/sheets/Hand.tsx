import type { ReactElement } from 'react';

import type { PartProps } from '../../../table/contract/contract';
import type { Drawing } from '../drawing';
import { word } from '../i18n/words';
import { Holdings } from './Holdings';
import { ownOf } from './seating';

/** What the viewer's conspirator holds: each card with its text, and the items. Draws nothing for a spectator. */
export function Hand({ drawing }: PartProps<Drawing>): ReactElement | null {
  const { table, text, you } = drawing;
  const own = ownOf(table.conspirators, you, table.turn.active);
  if (own === null) return null;
  return (
    <div className="bo bo-hand">
      <h2 className="sr-only">{word(text, 'bo.hand')}</h2>
      <Holdings one={own} drawing={drawing} detail="whole" />
    </div>
  );
}
