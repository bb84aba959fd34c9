import { type ReactElement, type ReactNode, useId } from 'react';

import type { Ref } from '../../../../shared/engine/ask';
import { TRACK_DICE } from '../../../../shared/games/black-orchestra/board/pieces';
import { eventFacts } from '../../../../shared/games/black-orchestra/forecast/facts';
import { standsFor } from '../../../table/mates/thing';
import type { Drawing } from '../drawing';
import { printed } from '../faces';
import { Die } from '../glyphs/dice';
import { name, word } from '../i18n/words';

/** A figure with its name; a tap says what it is. */
function Gauge({
  target,
  drawing,
  title,
  label,
  sort = target.id,
  children,
}: {
  readonly target: Ref;
  readonly drawing: Drawing;
  readonly title: ReactNode;
  /** The whole of it, for readers of the screen; null where its name says it. */
  readonly label: string | null;
  /** What its class is named after. */
  readonly sort?: string;
  readonly children: ReactNode;
}): ReactElement {
  const said = useId();
  return (
    <button
      type="button"
      className={`bo-gauge bo-gauge-${sort}${drawing.marks(target)}${drawing.changed.gauges.has(target.kind) ? ' bo-changed' : ''}`}
      aria-describedby={label === null ? undefined : said}
      onClick={() => drawing.tap(target)}
      {...standsFor(target)}
    >
      <span className="bo-gauge-title">{title}</span> <span className="bo-gauge-body">{children}</span>
      {label !== null && (
        <span id={said} hidden>
          {label}
        </span>
      )}
    </button>
  );
}

/** The figures that are always in sight: stage and events left, support, dissent, dice. */
export function Gauges({ drawing }: { readonly drawing: Drawing }): ReactElement {
  const { table, text } = drawing;
  const left = table.eventsLeft[table.stage - 1] ?? 0;
  return (
    <div className="bo bo-gauges">
      <Gauge
        target={{ kind: 'figure', id: 'stage' }}
        drawing={drawing}
        title={word(text, 'bo.stage.of', { stage: table.stage, stages: table.eventsLeft.length })}
        label={word(text, 'bo.stages.label', { stage: table.stage, left })}
      >
        <b>{left}</b> <small>{word(text, 'bo.stages.left', { left })}</small>
      </Gauge>
      <Gauge
        target={{ kind: 'support', id: 'support' }}
        drawing={drawing}
        title={
          <>
            <span className="bo-gauge-brief">{word(text, 'bo.support')}</span>
            <span className="bo-gauge-whole">{word(text, 'bo.support.whose')}</span>
          </>
        }
        label={word(text, 'bo.support.label', { value: table.support, floor: table.supportFloor })}
      >
        <b>{table.support}</b>{' '}
        <small className="bo-gauge-of">
          {word(text, 'bo.support.of', { n: table.support })}
          {/* Against deputies two are always enough [BO 15]. */}
          {!table.variants.lieutenants && <span className="bo-gauge-whole"> {word(text, 'bo.support.per')}</span>}
        </small>
      </Gauge>
      <Gauge
        target={{ kind: 'track', id: 'dissent' }}
        drawing={drawing}
        title={word(text, 'bo.dissent')}
        label={word(text, 'bo.dissent.label', { dice: table.track })}
      >
        {Array.from({ length: TRACK_DICE }, (_, i) =>
          i < table.track ? <Die key={i} face="target" size={16} /> : <i key={i} className="bo-track-slot" />,
        )}
      </Gauge>
      <Gauge
        target={{ kind: 'figure', id: 'supply' }}
        drawing={drawing}
        title={word(text, 'bo.supply')}
        label={word(text, 'bo.supply.label', { dice: table.supply })}
      >
        <b>{table.supply}</b>
      </Gauge>
      <InForce drawing={drawing} />
    </div>
  );
}

/** The event that does something for as long as it is the current one (found: two turns later nobody knew of it); its name where there is room. */
function InForce({ drawing }: { readonly drawing: Drawing }): ReactElement | null {
  const { table, text, facts } = drawing;
  const { currentEvent } = table;
  if (currentEvent === null || eventFacts(facts, currentEvent).lasts !== true) return null;
  const event = name(text, `event.${printed(currentEvent)}`);
  return (
    <Gauge
      target={{ kind: 'event', id: currentEvent }}
      drawing={drawing}
      title={word(text, 'bo.event.in-force')}
      label={event}
      sort="in-force"
    >
      <b className="bo-gauge-brief" aria-hidden="true">
        !
      </b>
      <small className="bo-gauge-whole">{event}</small>
    </Gauge>
  );
}
