import { useCallback, useEffect, useState } from 'react';

import { tryAgain } from './missing-code';

/** The state of something that is loaded from the server. */
export type Loaded<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly retry: () => void };

/**
 * Calls `load` when it is another function than before, so memoize it. The last value stays until the next one is there.
 * @param known what `load` has given before; null when it has not
 */
export function useLoaded<T>(load: () => Promise<T>, known: T | null = null): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>(() =>
    known === null ? { kind: 'loading' } : { kind: 'ready', value: known },
  );
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    tryAgain(() => {
      setLoaded({ kind: 'loading' });
      setAttempt((n) => n + 1);
    });
  }, []);
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => {
        if (wanted)
          setLoaded((before) =>
            before.kind === 'ready' && before.value === value ? before : { kind: 'ready', value },
          );
      },
      () => {
        if (wanted) setLoaded((before) => (before.kind === 'ready' ? before : { kind: 'failed', retry }));
      },
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt, retry]);
  return loaded;
}
