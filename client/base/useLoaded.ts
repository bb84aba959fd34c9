import { useCallback, useEffect, useState } from 'react';

/** Something on its way from the server. */
export type Loaded<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly retry: () => void };

/** Loads again whenever `load` is another function (so memoize it); the last value stays until the next is there. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setLoaded({ kind: 'loading' });
    setAttempt((n) => n + 1);
  }, []);
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => {
        if (wanted) setLoaded({ kind: 'ready', value });
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
