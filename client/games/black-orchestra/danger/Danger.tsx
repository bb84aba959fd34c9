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
import { dangerLine, type Reader, youOf } from './sentences';

/** What the next event may bring: a figure, in broad windows a sentence; a press opens all of it. */
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
      () => (table, facts) => dangerForecast(table, facts, ({ seat }) => scope === 'all' || seat === you),
      [scope, you],
    ),
  );
  const own = table.conspirators.filter(({ seat }) => seat === you).map(({ id }) => id);
  const reader: Reader = { own, scope };
  const taken = danger !== null && danger.next.raid > 0 ? danger.raid.arrested : NOBODY;
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
        <span className="bo-danger-figure" data-taken={takenOf(taken, reader)}>
          <Sign sign="suspicion" size={16} />
          <b className="bo-danger-chance">
            {danger === null ? '' : word(text, 'bo.plot.percent', { value: percent(danger.next.raid) })}
          </b>
          <small className="bo-danger-of">{word(text, 'bo.danger.short')}</small>
          {danger === null ? null : <Worst danger={danger} who={taken} reader={reader} text={text} />}
        </span>
        <span className="bo-danger-line" ref={box}>
          <b className="fitted-part">{word(text, 'bo.danger')}</b>
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

const NOBODY: readonly SheetId[] = [];

/** The worst that may come, where there is room for a figure only (found: an event lost the game, and only the page of dangers had said so). */
function Worst({
  danger: { next, raid },
  who,
  reader,
  text,
}: {
  readonly danger: DangerForecast;
  readonly who: readonly SheetId[];
  readonly reader: Reader;
  readonly text: Renderer;
}): ReactElement {
  if (next.raid > 0 && raid.isDefeat)
    return <small className="bo-danger-taken">{word(text, 'bo.danger.short.defeat')}</small>;
  if (next.lost > 0)
    return (
      <small className="bo-danger-taken">{word(text, 'bo.danger.short.lost', { chance: percent(next.lost) })}</small>
    );
  return <Taken who={who} reader={reader} text={text} />;
}

/** Whether those whom a raid would take are the reader, who then reads only that, or others. */
function takenOf(who: readonly SheetId[], reader: Reader): 'nobody' | 'you' | 'others' {
  if (who.length === 0) return 'nobody';
  const you = youOf(reader);
  return you !== null && who.includes(you) ? 'you' : 'others';
}

/** Whom a raid would take, where there is room for a figure only: the reader in words, others as they stand on the map. */
function Taken({
  who,
  reader,
  text,
}: {
  readonly who: readonly SheetId[];
  readonly reader: Reader;
  readonly text: Renderer;
}): ReactElement | null {
  switch (takenOf(who, reader)) {
    case 'nobody':
      return null;
    case 'you':
      return <small className="bo-danger-taken">{word(text, 'bo.danger.short.you')}</small>;
    case 'others':
      return (
        <small className="bo-danger-taken">
          {who.map((id) => (
            <svg key={id} width="22" height="22" viewBox="-12 -12 24 24" aria-hidden="true" data-sheet-mark={id}>
              <PawnShape sheet={id} size={22} />
            </svg>
          ))}{' '}
          {word(text, 'bo.danger.short.others')}
        </small>
      );
  }
}
