import { type ReactElement, type ReactNode, useState } from 'react';

import type { CardKey } from '../../../../shared/games/black-orchestra/state';
import { Icon } from '../../../base/ui/Icon';
import type { Drawing } from '../drawing';
import { printed } from '../faces';
import { name, word, type WordId } from '../i18n/words';

/**
 * The sheet over the map on which a plot is prepared and rolled before everybody. It can be put aside, to see
 * the map, and taken up again.
 */
export function AttemptSheet({
  card,
  phase,
  label,
  drawing,
  children,
}: {
  readonly card: CardKey;
  readonly phase: Extract<WordId, 'bo.stage.before' | 'bo.stage.rolled'>;
  /** Names it for screen readers. */
  readonly label: string;
  readonly drawing: Drawing;
  readonly children: ReactNode;
}): ReactElement {
  const { text, tap } = drawing;
  const [aside, setAside] = useState(false);
  return (
    <section
      className="bo-attempt more-below"
      aria-label={label}
      data-aside={aside ? 'yes' : 'no'}
      data-over="table"
      data-testid="attempt"
    >
      <header>
        <span>
          <small>{word(text, phase)}</small>
          <button type="button" className="bo-stage-card" onClick={() => tap({ kind: 'card', id: card })}>
            {name(text, `card.${printed(card)}`)}
          </button>
        </span>
        <button type="button" className="bo-stage-aside" aria-expanded={!aside} onClick={() => setAside(!aside)}>
          {aside ? word(text, 'bo.stage.open') : <Icon name="cross" />}
          {aside ? null : <span className="sr-only">{word(text, 'bo.stage.aside')}</span>}
        </button>
      </header>
      {aside ? null : children}
    </section>
  );
}
