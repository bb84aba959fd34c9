import './covered.css';

import { type ReactNode, useEffect, useId, useState } from 'react';

import { useWords } from '../i18n/WordsContext';
import { CODES, useSetting } from '../settings';
import { useHold } from '../ui/useHold';

/** How long it stays open for those who press without holding, in milliseconds: screen readers do. */
const GLANCE_MS = 10_000;

/**
 * Covers a code, a link or its picture where the reader hides codes. What is covered is not even rendered. It is shown while the cover
 * is held, and for some seconds when a screen reader presses it.
 * @param what the name of what is covered
 * @param shape how much room is kept for it
 */
export function Covered({
  what,
  shape,
  children,
}: {
  readonly what: string;
  readonly shape: 'line' | 'picture';
  readonly children: ReactNode;
}) {
  const { t } = useWords();
  const how = useId();
  const codes = useSetting(CODES);
  const { hold, holding } = useHold();
  const [glance, setGlance] = useState<'open' | 'over'>('over');
  useEffect(() => {
    if (glance === 'over') return undefined;
    const timer = setTimeout(() => setGlance('over'), GLANCE_MS);
    return () => clearTimeout(timer);
  }, [glance]);
  if (codes === 'shown') return children;
  const open = hold === 'held' || glance === 'open';
  return (
    <span className="covered" data-shape={shape} data-covered={open ? 'open' : 'shut'}>
      {open && children}
      <button
        type="button"
        className="covered-hold"
        aria-describedby={how}
        {...holding}
        // Fingers and mice count their presses; a screen reader's is none of theirs.
        onClick={({ detail }) => detail === 0 && setGlance(glance === 'open' ? 'over' : 'open')}
        data-testid="covered"
      >
        <span className="sr-only">{what}</span> {t('code.hold')}
      </button>
      <span className="sr-only" id={how}>
        {t('code.hold.help')}
      </span>
    </span>
  );
}
