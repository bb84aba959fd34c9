import type { ReactElement } from 'react';

import { word } from '../i18n/words';
import type { Play } from '../play';
import { seatingFrom } from './seating';
import { Sheet } from './Sheet';

/** All sheets on the table. */
export function Sheets({ play }: { readonly play: Play }): ReactElement {
  return (
    <div className="bo-sheets" role="group" aria-label={word(play.text, 'bo.sheets')}>
      {seatingFrom(play.table.conspirators, play.you).map((one) => (
        <Sheet key={one.id} one={one} play={play} />
      ))}
    </div>
  );
}
