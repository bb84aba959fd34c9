import './curtain.css';

import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useState } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { ONLOOKERS, useSetting } from '../../base/settings';

/** `held`: what lies behind it is shown while a finger or a key holds it. `up`: shown until the question is answered. */
type State = 'down' | 'held' | 'up';

const HOLDS: ReadonlySet<string> = new Set([' ', 'Enter']);

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
  const [state, setState] = useState<State>('down');
  const [readsBefore, setReadsBefore] = useState(reads);
  if (reads !== readsBefore) {
    setReadsBefore(reads);
    setState('down');
  }
  const drop = () => setState((before) => (before === 'held' ? 'down' : before));
  // A finger that leaves the window lets go without a word.
  useEffect(() => {
    window.addEventListener('blur', drop);
    return () => window.removeEventListener('blur', drop);
  }, []);
  if (reads === 'anybody' || onlookers === 'nobody' || state === 'up') return children;
  const key = (event: KeyboardEvent) => {
    if (!HOLDS.has(event.key)) return;
    event.preventDefault();
    setState('held');
  };
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
          <button
            type="button"
            className="primary"
            onPointerDown={({ currentTarget, pointerId }) => {
              // What is shown stands above the button, which slips away from under the finger.
              currentTarget.setPointerCapture(pointerId);
              setState('held');
            }}
            onPointerUp={drop}
            onPointerCancel={drop}
            onContextMenu={(event) => event.preventDefault()}
            onKeyDown={key}
            onKeyUp={drop}
            onBlur={drop}
            data-testid="curtain-hold"
          >
            {t('curtain.hold')}
          </button>
          <button type="button" className="plain" onClick={() => setState('up')} data-testid="curtain-lift">
            {t('curtain.lift')}
          </button>
        </div>
      </div>
    </>
  );
}
