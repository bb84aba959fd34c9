import { useEffect, useState } from 'react';

import { clockTime } from './status';

/** The time since a moment of the server's clock, counting. Hidden from screen readers, which would announce every second. */
export function Elapsed({
  since,
  clockOffsetMs,
}: {
  readonly since: number;
  /** How far the server's clock is ahead of this browser's. */
  readonly clockOffsetMs: number;
}) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="elapsed" aria-hidden="true">
      {clockTime(now + clockOffsetMs - since)}
    </span>
  );
}
