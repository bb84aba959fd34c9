import { type ReactElement, useMemo, useRef, useState } from 'react';

import type { SheetId } from '../../../../shared/games/black-orchestra/board/sheets';
import { type DangerForecast, dangerForecast } from '../../../../shared/games/black-orchestra/forecast/danger';
import type { Renderer } from '../../../../shared/text/render';
import { useFitted } from '../../../base/ui/useFitted';
import { useForecast } from '../aids/useForecast';
import type { Drawing } from '../drawing';
import { Sign } from '../glyphs/signs';
import { PawnShape } from '../glyphs/tokens';
import { leaveOutLast } from '../goal/whole';
import { word } from '../i18n/words';
import { DangerPage } from '../lazy';
import { percent } from '../plot/odds';
import { dangerLine, looksAhead, type Reader, youOf } from './sentences';

/** What the next events may bring: a figure, in broad windows a sentence; a press opens all of it. */
export function Danger({ drawing }: { readonly drawing: Drawing }): ReactElement | null {
  return drawing.aids.danger === 'off' ? null : <Line drawing={drawing} />;
}

function Line({ drawing }: { readonly drawing: Drawing }): ReactElement {
  const { table, you, text, aids } = drawing;
  const [open, setOpen] = useState(false);
  const scope = aids.danger === 'own' ? 'own' : 'all';
  const danger = useForecast(
    drawing,
    useMemo(
      () => (table, facts) =>
        dangerForecast(table, facts, ({ seat }) => scope === 'all' || seat === you, ownIds(table, you)),
      [scope, you],
    ),
  );
  const own = ownIds(table, you);
  const reader: Reader = { own, scope };
  const worst = danger === null ? 'nobody' : worstOf(danger, reader);
  const box = useRef<HTMLSpanElement>(null);
  useFitted(box, leaveOutLast, danger);
  return (
    <div className="bo bo-danger-box">
      <button
        type="button"
        className="bo-danger"
        aria-haspopup="dialog"
        aria-expanded={open}
        data-testid="danger"
        onClick={() => setOpen(true)}
      >
        <span className="bo-danger-figure" data-taken={worst}>
          <Sign sign="suspicion" size={16} />
          <b className="bo-danger-chance">
            {danger === null ? '' : word(text, 'bo.plot.percent', { value: percent(danger.raidAhead) })}
          </b>
          <small className="bo-danger-of">
            {word(text, danger !== null && looksAhead(danger) ? 'bo.danger.short.ahead' : 'bo.danger.short')}
          </small>
          {danger !== null && worst !== 'nobody' && (
            <small className="bo-danger-taken">
              <Taken danger={danger} worst={worst} text={text} />
            </small>
          )}
        </span>
        <span className="bo-danger-line" ref={box}>
          <b className="fitted-part">{comesOf(table, text)}</b>
          {danger !== null &&
            dangerLine(danger, reader).map((sentence, i) => (
              <span key={i} className="bo-sentence fitted-part">
                {' '}
                {text.render(sentence)}
              </span>
            ))}
        </span>
      </button>
      {open && danger !== null && (
        <DangerPage danger={danger} reader={reader} drawing={drawing} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

/** The conspirators whom a seat runs. */
function ownIds({ conspirators }: Drawing['table'], you: Drawing['you']): readonly SheetId[] {
  return conspirators.filter(({ seat }) => seat === you).map(({ id }) => id);
}

/** Which event comes: once a stage has none left, the first of the next (found: “0 events left”, and a raid came). */
function comesOf({ stage, eventsLeft }: Drawing['table'], text: Renderer): string {
  const goesOn = stage === eventsLeft.length || (eventsLeft[stage - 1] ?? 0) > 0;
  return goesOn ? word(text, 'bo.danger') : word(text, 'bo.danger.stage', { stage: stage + 1 });
}

type Worst = 'defeat' | 'lost' | 'you' | 'others' | 'joined-you' | 'joined' | 'nobody';

/**
 * The worst that may come: that the game is lost, by a raid or at once; whom a raid would take, the reader or others; to whom the next
 * event brings Hitler.
 */
function worstOf({ next, raidAhead, raid, hitler }: DangerForecast, reader: Reader): Worst {
  if (raidAhead > 0 && raid.isDefeat) return 'defeat';
  if (next.lost > 0) return 'lost';
  const you = youOf(reader);
  const isAmong = (ids: readonly SheetId[]): boolean => you !== null && ids.includes(you);
  if (raidAhead > 0 && raid.arrested.length > 0) return isAmong(raid.arrested) ? 'you' : 'others';
  if (hitler === null || hitler.beside.length === 0) return 'nobody';
  return isAmong(hitler.beside) ? 'joined-you' : 'joined';
}

/**
 * That in words, where there is room for a figure only; others as they stand on the map (found: an event lost the game, and only the page
 * of dangers had said so).
 */
function Taken({
  danger: { next, raid, hitler },
  worst,
  text,
}: {
  readonly danger: DangerForecast;
  readonly worst: Exclude<Worst, 'nobody'>;
  readonly text: Renderer;
}): ReactElement {
  const chance = percent(hitler?.chance ?? 0);
  switch (worst) {
    case 'defeat':
    case 'you':
      return <>{word(text, `bo.danger.short.${worst}`)}</>;
    case 'lost':
      return <>{word(text, 'bo.danger.short.lost', { chance: percent(next.lost) })}</>;
    case 'joined-you':
      return <>{word(text, 'bo.danger.short.joined-you', { chance })}</>;
    case 'others':
      return (
        <>
          <Pawns of={raid.arrested} /> {word(text, 'bo.danger.short.others')}
        </>
      );
    case 'joined':
      return (
        <>
          <Pawns of={hitler?.beside ?? []} /> {word(text, 'bo.danger.short.joined', { chance })}
        </>
      );
  }
}

function Pawns({ of }: { readonly of: readonly SheetId[] }): ReactElement {
  return (
    <>
      {of.map((id) => (
        <svg key={id} width="22" height="22" viewBox="-12 -12 24 24" aria-hidden="true" data-sheet-mark={id}>
          <PawnShape sheet={id} size={22} />
        </svg>
      ))}
    </>
  );
}
