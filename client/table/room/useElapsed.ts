import { useEffect, useState } from 'react';

/**
 * How many milliseconds have gone by since the server told of something. Times are told as “in so long”: the clocks of server and
 * browser need not agree.
 * @param told what was told last; another object is told anew
 * @param counts whether there is anything to count down
 */
export function useElapsed(told: object, counts: 'counts' | 'still'): number {
  const [since, setSince] = useState(Date.now);
  const [now, setNow] = useState(since);
  useEffect(() => {
    // Read once: between two readings a millisecond may go by, and “2:30” begins as “2:29”.
    const at = Date.now();
    setSince(at);
    setNow(at);
  }, [told]);
  useEffect(() => {
    if (counts === 'still') return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [counts]);
  return Math.max(0, now - since);
}
