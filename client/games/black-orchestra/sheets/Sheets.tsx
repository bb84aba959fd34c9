import { type ReactElement, useEffect, useRef } from 'react';

import type { PeopleProps } from '../../../table/contract/contract';
import type { Drawing } from '../drawing';
import { word } from '../i18n/words';
import { ownOf, seatingFrom } from './seating';
import { Sheet } from './Sheet';

/** The viewer's own sheet, whole; or the sheets of all, in brief. */
export function Sheets({ drawing, whose, following }: PeopleProps<Drawing>): ReactElement {
  const { conspirators, turn } = drawing.table;
  const own = ownOf(conspirators, drawing.you, turn.active);
  const shown = seatingFrom(conspirators, drawing.you).filter((one) => whose === 'everybody' || one === own);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (following !== 'turn') return;
    box.current?.querySelector('.bo-sheet-active')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [following, turn.active]);
  return (
    <div
      ref={box}
      className={`bo bo-sheets bo-sheets-${whose}`}
      role="group"
      aria-label={word(drawing.text, whose === 'own' ? 'bo.sheets.own' : 'bo.sheets')}
    >
      {shown.map((one) => (
        <Sheet
          key={one.id}
          one={one}
          drawing={drawing}
          detail={whose === 'own' ? 'whole' : 'brief'}
          things={one === own ? 'in-hand' : 'here'}
        />
      ))}
    </div>
  );
}
