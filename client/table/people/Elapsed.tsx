import { useEffect, useState } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { clockTime } from '../kit/clock-time';
import { useTable } from '../store/TableContext';

/** The time since a moment of the server's clock, counting. Hidden from screen readers, which would announce every second. */
export function Elapsed({
  since,
  of,
}: {
  readonly since: number;
  /** The meaning of the time in words: how long the table has waited, or how long it has waited for a player. */
  readonly of: 'since' | 'awaited';
}) {
  const { t } = useWords();
  const clockOffsetMs = useTable((table) => table.clockOffsetMs);
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
