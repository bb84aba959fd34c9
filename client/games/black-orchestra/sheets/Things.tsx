import type { ReactElement, ReactNode } from 'react';

import type { Drawing } from '../drawing';
import { word } from '../i18n/words';

/** Cards or items with how many there are and may be; a tap on that explains it. */
export function Things({
  figure,
  empty,
  n,
  limit,
  drawing,
  children,
}: {
  readonly figure: 'dossier' | 'items';
  readonly empty: string;
  readonly n: number;
  readonly limit: number;
  readonly drawing: Drawing;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className="bo-things">
      <h3>
        <button type="button" onClick={() => drawing.tap({ kind: 'figure', id: figure })}>
          {word(drawing.text, `bo.sheet.${figure}`)} <Count n={n} limit={limit} drawing={drawing} />
        </button>
      </h3>
      <div className="bo-slips">{n === 0 ? <i>{empty}</i> : children}</div>
    </div>
  );
}

function Count({
  n,
  limit,
  drawing,
}: {
  readonly n: number;
  readonly limit: number;
  readonly drawing: Drawing;
}): ReactElement {
  return (
    <span
      className={n > limit ? 'bo-count bo-count-over' : 'bo-count'}
      role="img"
      aria-label={word(drawing.text, 'bo.sheet.limit.label', { n, limit })}
    >
      {word(drawing.text, 'bo.sheet.limit', { n, limit })}
    </span>
  );
}
