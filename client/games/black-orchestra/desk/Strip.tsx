import type { ReactElement, ReactNode } from 'react';

import type { Ref } from '../../../../shared/engine/ask';
import { SUPPORT_CEILING, TRACK_DICE } from '../../../../shared/games/black-orchestra/board/pieces';
import { Die } from '../glyphs/dice';
import { Sign } from '../glyphs/signs';
import { Pawn } from '../glyphs/tokens';
import { name, word } from '../i18n/words';
import type { Play } from '../play';

function Gauge({
  title,
  label,
  className,
  children,
}: {
  readonly title: string;
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className={`bo-gauge ${className}`} role="img" aria-label={label} title={label}>
      <span className="bo-gauge-title">{title}</span>
      <span className="bo-gauge-body">{children}</span>
    </div>
  );
}

function PressGauge({
  target,
  play,
  title,
  label,
  children,
}: {
  readonly target: Ref;
  readonly play: Play;
  readonly title: string;
  readonly label: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <button
      type="button"
      className={`bo-gauge bo-gauge-press${play.marks(target)}`}
      aria-label={label}
      onClick={() => play.tap(target)}
    >
      <span className="bo-gauge-title">{title}</span>
      <span className="bo-gauge-body">{children}</span>
    </button>
  );
}

function Support({ play }: { readonly play: Play }): ReactElement {
  const { table, text } = play;
  const cell = (n: number): string => {
    if (n === table.support) return 'bo-support-cell bo-support-at';
    return n < table.supportFloor ? 'bo-support-cell bo-support-under' : 'bo-support-cell';
  };
  return (
    <PressGauge
      target={{ kind: 'support', id: 'support' }}
      play={play}
      title={word(text, 'bo.support')}
      label={word(text, 'bo.support.label', { value: table.support, floor: table.supportFloor })}
    >
      {Array.from({ length: SUPPORT_CEILING }, (_, i) => (
        <i key={i} className={cell(i + 1)}>
          {i + 1}
        </i>
      ))}
    </PressGauge>
  );
}

function Dissent({ play }: { readonly play: Play }): ReactElement {
  const { table, text } = play;
  return (
    <PressGauge
      target={{ kind: 'track', id: 'dissent' }}
      play={play}
      title={word(text, 'bo.dissent')}
      label={word(text, 'bo.dissent.label', { dice: table.track })}
    >
      {Array.from({ length: TRACK_DICE }, (_, i) =>
        i < table.track ? <Die key={i} face="target" size={22} /> : <i key={i} className="bo-track-slot" />,
      )}
    </PressGauge>
  );
}

function Stages({ play }: { readonly play: Play }): ReactElement {
  const { table, text } = play;
  return (
    <div className="bo-gauge bo-stages" role="group" aria-label={word(text, 'bo.stages')}>
      <span className="bo-gauge-title">{word(text, 'bo.stages')}</span>
      <span className="bo-gauge-body">
        {table.eventsLeft.map((left, i) => {
          const stage = i + 1;
          const now = stage === table.stage ? ` (${word(text, 'bo.stages.current')})` : '';
          const label = `${word(text, 'bo.stages.label', { stage, left })}${now}`;
          return (
            <i
              key={stage}
              className={`bo-deck${stage === table.stage ? ' bo-deck-now' : ''}${left === 0 ? ' bo-deck-empty' : ''}`}
              role="img"
              aria-label={label}
              title={label}
            >
              <b>{stage}</b>
              <span>{left}</span>
            </i>
          );
        })}
      </span>
    </div>
  );
}

/** What the table turns on, always in sight: whose turn it is, stage and decks, support, dissent, dice. */
export function Strip({ play }: { readonly play: Play }): ReactElement {
  const { table, text } = play;
  const active = table.conspirators[table.turn.active];
  return (
    <div className="bo-strip">
      {active === undefined ? null : (
        <Gauge
          className="bo-turn"
          title={`${word(text, 'bo.phase', { turn: table.turn.number })} · ${word(text, `bo.phase.${table.turn.phase}`)}`}
          label={word(text, 'bo.actions.label', { who: { m: `sheet.${active.id}` }, n: table.actionsLeft })}
        >
          <Pawn sheet={active.id} size={24} />
          <span className="bo-turn-name">{name(text, `sheet.${active.id}`)}</span>
          <span className="bo-pips">
            {Array.from({ length: table.actionsLeft }, (_, i) => (
              <i key={i} />
            ))}
            {table.turn.used > 0
              ? Array.from({ length: table.turn.used }, (_, i) => <i key={`used${i}`} className="bo-pip-used" />)
              : null}
          </span>
        </Gauge>
      )}
      <Stages play={play} />
      <Support play={play} />
      <Dissent play={play} />
      <Gauge
        className="bo-supply"
        title={word(text, 'bo.supply')}
        label={word(text, 'bo.supply.label', { dice: table.supply })}
      >
        <Sign sign="any-item" size={18} />
        <b>{table.supply}</b>
      </Gauge>
    </div>
  );
}
