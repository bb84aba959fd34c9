import type { ReactElement } from 'react';

import { type Odds, OUTCOMES } from './odds';

/** The chances of the three outcomes as parts of a bar. The figures beside it say the same. */
export function Bar({ odds }: { readonly odds: Odds }): ReactElement {
  return (
    <span className="bo-bar" aria-hidden="true">
      {OUTCOMES.map((outcome) => (
        <i key={outcome} className={`bo-bar-${outcome}`} style={{ width: `${odds[outcome]}%` }} />
      ))}
    </span>
  );
}
