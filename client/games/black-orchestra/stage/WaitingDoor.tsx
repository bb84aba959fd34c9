import './stage.css';

import type { ReactElement } from 'react';

import type { SheetId } from '../../../../shared/games/black-orchestra/board/sheets';
import type { Renderer } from '../../../../shared/text/render';
import { word } from '../i18n/words';
import { ClosedDoor } from './ClosedDoor';

/** The door in the place of the map, while somebody decides behind it (found: the wait looked like any other). */
export function WaitingDoor({
  who,
  text,
  onLeave,
}: {
  readonly who: SheetId;
  readonly text: Renderer;
  readonly onLeave: () => void;
}): ReactElement {
  return (
    <section
      className="bo-waiting-door"
      aria-label={word(text, 'bo.interrogation.door', { who: { m: `sheet.${who}` } })}
    >
      <div className="bo-scene bo-door">
        <ClosedDoor who={who} text={text} />
      </div>
      <button type="button" className="stage-next" onClick={onLeave}>
        {word(text, 'bo.interrogation.door.leave')}
      </button>
    </section>
  );
}
