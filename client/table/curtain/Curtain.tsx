import './curtain.css';

import { type ReactNode, type RefObject, useId, useState } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { ONLOOKERS, useSetting } from '../../base/settings';
import { useHold } from '../../base/ui/useHold';

/**
 * A curtain over what one person alone may read, on a screen that others may see; the contents are not even rendered.
 * Holding it shows them, lifting it shows them until the question is answered.
 * @param reads `alone` during a question that only the reader may see
 * @param box where the focus goes for a question: the curtain, as long as it hides one
 */
export function Curtain({
  reads,
  box,
  children,
}: {
  readonly reads: 'alone' | 'anybody';
  readonly box: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}) {
  const { t } = useWords();
  const why = useId();
  const onlookers = useSetting(ONLOOKERS);
  const { hold, holding } = useHold();
  /** `up`: shown until the question is answered. */
  const [lifted, setLifted] = useState<'down' | 'up'>('down');
  const [readsBefore, setReadsBefore] = useState(reads);
  if (reads !== readsBefore) {
    setReadsBefore(reads);
    setLifted('down');
  }
  if (reads === 'anybody' || onlookers === 'nobody' || lifted === 'up') return children;
  const state = hold === 'held' ? 'held' : 'down';
  return (
    <>
      {state === 'held' && children}
      <div
        className="curtain"
        ref={state === 'down' ? box : undefined}
        tabIndex={-1}
        role="group"
        aria-labelledby={why}
        data-testid="curtain"
        data-curtain={state}
      >
        <p id={why} hidden={state === 'held'}>
          {t('curtain.why')}
        </p>
        <div className="curtain-ways">
          <button type="button" className="primary" {...holding} data-testid="curtain-hold">
            {t('curtain.hold')}
          </button>
          <button type="button" className="plain" onClick={() => setLifted('up')} data-testid="curtain-lift">
            {t('curtain.lift')}
          </button>
        </div>
      </div>
    </>
  );
}
