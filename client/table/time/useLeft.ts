import { useEffect, useState } from 'react';

import type { ClockView } from '../../../shared/protocol/time';

/** From so much on the digits of a time are heavier. */
export const LAST_MS = 5_000;

/**
 * How much of a clock is left, in milliseconds, looked at four times a second. While the table pauses, it stands with what is left of
 * it; undefined where that is not known.
 * @param offsetMs how far the server's clock is ahead of this browser's
 */
export function useLeft(clock: ClockView, offsetMs: number): number | undefined {
  const [now, setNow] = useState(Date.now);
  const runs = clock.until !== null;
  useEffect(() => {
    if (!runs) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [runs, clock]);
  return clock.until === null ? clock.leftMs : Math.max(0, clock.until - offsetMs - now);
}
