import type { ReactElement } from 'react';

import type { SheetId } from '../../../../shared/games/black-orchestra/board/sheets';
import type { Drawing } from '../drawing';
import { Sign } from '../glyphs/signs';
import { word } from '../i18n/words';

/** A small ladder of levels: the steps up to the present one filled, its name beside it; a tap explains it, and where nobody taps its title does. */
export function Ladder({
  drawing,
  who,
  sign,
  title,
  steps,
  at,
  levelName,
}: {
  readonly drawing: Drawing;
  readonly who: SheetId;
  readonly sign: 'motivation' | 'suspicion';
  readonly title: string;
  readonly steps: number;
  /** Index of the present level, from 0. */
  readonly at: number;
  readonly levelName: string;
}): ReactElement {
  const label = word(drawing.text, 'bo.sheet.level', { ladder: title, level: levelName, step: at + 1, steps });
  return (
    <button
      type="button"
      className={`bo-ladder bo-ladder-${sign}${drawing.changed.levels.has(`${sign}:${who}`) ? ' bo-changed' : ''}`}
      aria-label={label}
      title={label}
      onClick={() => drawing.tap({ kind: 'figure', id: sign })}
    >
      <Sign sign={sign} size={16} />
      <span className="bo-ladder-title">{title}</span>
      <span className="bo-ladder-steps">
        {Array.from({ length: steps }, (_, i) => (
          <i key={i} className={i < at ? 'bo-step bo-step-below' : i === at ? 'bo-step bo-step-at' : 'bo-step'} />
        ))}
      </span>
      <span className="bo-ladder-name">{levelName}</span>
    </button>
  );
}
