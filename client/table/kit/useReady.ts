import { useEffect, useState } from 'react';

/** A finger that was on its way to what stood there before presses nothing of what has come. */
const READY_MS = 400;

/**
 * Whether something that has just come takes presses yet.
 * @param of changes with what has come
 */
export function useReady(of: string): 'no' | 'yes' {
  const [ready, setReady] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setReady(of), READY_MS);
    return () => clearTimeout(timer);
  }, [of]);
  return ready === of ? 'yes' : 'no';
}
