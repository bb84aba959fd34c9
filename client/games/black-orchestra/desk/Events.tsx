import type { ReactElement } from 'react';

import type { Ref } from '../../../../shared/engine/ask';
import type { EventKey } from '../../../../shared/games/black-orchestra/state';
import { standsFor } from '../../../table/mates/thing';
import type { Drawing } from '../drawing';
import { printed } from '../faces';
import { name, word } from '../i18n/words';

function KeyEvent({ event, drawing }: { readonly event: EventKey; readonly drawing: Drawing }): ReactElement {
  const ref: Ref = { kind: 'event', id: event };
  return (
    <button
      type="button"
      className={`bo-key-event${drawing.marks(ref)}`}
      onClick={() => drawing.tap(ref)}
      {...standsFor(ref)}
    >
      <small>{word(drawing.text, 'bo.event.key')}</small> {name(drawing.text, `event.${printed(event)}`)}
    </button>
  );
}

/** The current event with its text, and the key event of the stage. */
export function Events({ drawing }: { readonly drawing: Drawing }): ReactElement {
  const { table, text, tap, marks } = drawing;
  const current = table.currentEvent;
  const ref: Ref | null = current === null ? null : { kind: 'event', id: current };
  return (
    <div className="bo-events">
      {current === null || ref === null ? (
        <div className="bo-event">
          <small>{word(text, 'bo.event.current')}</small>
          <p>{word(text, 'bo.event.none')}</p>
        </div>
      ) : (
        <button type="button" className={`bo-event${marks(ref)}`} onClick={() => tap(ref)} {...standsFor(ref)}>
          <small>
            {word(text, 'bo.event.current')} · {word(text, 'bo.stage', { stage: table.stage })}
          </small>
          <strong>{name(text, `event.${printed(current)}`)}</strong>
          <span>{name(text, `event.${printed(current)}.text`)}</span>
        </button>
      )}
      {table.keyEvent === null ? null : <KeyEvent event={table.keyEvent} drawing={drawing} />}
    </div>
  );
}
