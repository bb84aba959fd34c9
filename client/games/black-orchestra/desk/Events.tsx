import type { ReactElement } from 'react';

import type { Ref } from '../../../../shared/engine/ask';
import type { EventKey } from '../../../../shared/games/black-orchestra/state';
import { printed } from '../faces';
import { name, word } from '../i18n/words';
import type { Play } from '../play';

function KeyEvent({ event, play }: { readonly event: EventKey; readonly play: Play }): ReactElement {
  const ref: Ref = { kind: 'event', id: event };
  return (
    <button type="button" className={`bo-key-event${play.marks(ref)}`} onClick={() => play.tap(ref)}>
      <small>{word(play.text, 'bo.event.key')}</small> {name(play.text, `event.${printed(event)}`)}
    </button>
  );
}

/** The current event with its text, and the key event of the stage. */
export function Events({ play }: { readonly play: Play }): ReactElement {
  const { table, text, tap, marks } = play;
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
        <button type="button" className={`bo-event${marks(ref)}`} onClick={() => tap(ref)}>
          <small>
            {word(text, 'bo.event.current')} · {word(text, 'bo.stage', { stage: table.stage })}
          </small>
          <strong>{name(text, `event.${printed(current)}`)}</strong>
          <span>{name(text, `event.${printed(current)}.text`)}</span>
        </button>
      )}
      {table.keyEvent === null ? null : <KeyEvent event={table.keyEvent} play={play} />}
    </div>
  );
}
