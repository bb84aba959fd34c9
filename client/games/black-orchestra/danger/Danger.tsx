import { type ReactElement, useRef, useState } from 'react';

import { dangerForecast } from '../../../../shared/games/black-orchestra/forecast/danger';
import { useFitted } from '../../../base/ui/useFitted';
import { useForecast } from '../aids/useForecast';
import type { Drawing } from '../drawing';
import { Sign } from '../glyphs/signs';
import { leaveOutLast } from '../goal/whole';
import { word } from '../i18n/words';
import { DangerPage } from '../lazy';
import { percent } from '../plot/odds';
import { dangerLine, dangerTo } from './sentences';

/** What the next event may bring: a figure, in broad windows a sentence; a press opens all of it. */
export function Danger({ drawing }: { readonly drawing: Drawing }): ReactElement | null {
  return drawing.aids.danger === 'off' ? null : <Line drawing={drawing} />;
}

function Line({ drawing }: { readonly drawing: Drawing }): ReactElement {
  const { table, you, text, aids } = drawing;
  const [open, setOpen] = useState(false);
  const found = useForecast(drawing, dangerForecast);
  const isOwn = (id: string): boolean => table.conspirators.some((one) => one.id === id && one.seat === you);
  const danger = found === null || aids.danger === 'all' ? found : dangerTo(found, isOwn);
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
        <span className="bo-danger-figure">
          <Sign sign="suspicion" size={16} />
          <b>{danger === null ? '' : word(text, 'bo.plot.percent', { value: percent(danger.next.raid) })}</b>
          <small>{word(text, 'bo.danger.short')}</small>
        </span>
        <span className="bo-danger-line" ref={box}>
          <b>{word(text, 'bo.danger')}</b>
          {danger !== null &&
            dangerLine(danger).map((sentence, i) => (
              <span key={i} className="bo-sentence">
                {' '}
                {text.render(sentence)}
              </span>
            ))}
        </span>
      </button>
      {open && danger !== null && <DangerPage danger={danger} drawing={drawing} onClose={() => setOpen(false)} />}
    </div>
  );
}
