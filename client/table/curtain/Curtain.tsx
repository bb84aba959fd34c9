import './curtain.css';

import { type ReactNode, type RefObject, useId, useLayoutEffect } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { useCover } from './Cover';

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
  const { state, holding, lift, lower } = useCover();
  useLayoutEffect(() => (reads === 'alone' ? lower : undefined), [reads, lower]);
  if (reads === 'anybody' || state === 'open') return children;
  return (
    <>
      {state === 'held' && children}
      <div
        className="curtain"
        ref={state === 'covered' ? box : undefined}
        tabIndex={-1}
        role="group"
        aria-labelledby={why}
        data-testid="curtain"
        data-curtain={state === 'held' ? 'held' : 'down'}
      >
        <p id={why} hidden={state === 'held'}>
          {t('curtain.why')}
        </p>
        <div className="curtain-ways">
          <button type="button" className="primary" {...holding} data-testid="curtain-hold">
            {t('curtain.hold')}
          </button>
          <button type="button" className="plain" onClick={lift} data-testid="curtain-lift">
            {t('curtain.lift')}
          </button>
        </div>
      </div>
    </>
  );
}
