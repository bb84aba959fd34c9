import type { ReactElement } from 'react';

import type { Slot } from '../../../../shared/games/complots/state';
import { Emblem } from './Emblem';

/** The characters before a seat, small: backs, and the signs of those that are turned up. What they are is said beside them. */
export function MiniCards({ slots }: { readonly slots: readonly Slot[] }): ReactElement {
  return (
    <span className="co-minis" aria-hidden="true">
      {slots.map((slot, i) =>
        slot === 'hidden' || slot === 'empty' ? (
          <i key={i} className="co-mini" data-side={slot} />
        ) : (
          <i key={i} className="co-mini" data-side="up">
            <Emblem of={slot} />
          </i>
        ),
      )}
    </span>
  );
}
