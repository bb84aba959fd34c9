import { useEffect, useState } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { clockTime } from '../status/status';

/** The time since a moment of the server's clock, counting. Hidden from screen readers, which would announce every second. */
export function Elapsed({
  since,
  clockOffsetMs,
  of,
}: {
  readonly since: number;
  /** How far the server's clock is ahead of this browser's. */
  readonly clockOffsetMs: number;
  /** What the time is of, in words: since when the table waits, or since when somebody is awaited. */
  readonly of: 'since' | 'awaited';
}) {
  const { t } = useWords();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="elapsed" aria-hidden="true">
      {t(`time.${of}`, { time: clockTime(now + clockOffsetMs - since) })}
    </span>
  );
}
