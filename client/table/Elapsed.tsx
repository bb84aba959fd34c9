import { useEffect, useState } from 'react';

import { clockTime } from './status';

/** How long ago something was by the server's clock, ticking. Left out for screen readers: it would never be silent. */
export function Elapsed({
  since,
  ahead,
}: {
  readonly since: number;
  /** How far the server's clock is ahead of this browser's, in milliseconds. */
  readonly ahead: number;
}) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="elapsed" aria-hidden="true">
      {clockTime(now + ahead - since)}
    </span>
  );
}
