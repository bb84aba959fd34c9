import { useCallback, useEffect, useMemo, useState } from 'react';

import type { Ref } from '../../../shared/engine/ask';
import { useConnection } from '../../base/connection/ConnectionContext';
import type { CommandError } from '../../base/connection/state';

/** For how long it is said why somebody could not point. */
const ERROR_MS = 5_000;

/** How a player points at things. */
export interface Pointing {
  /** Shows a thing to everybody in the room. */
  readonly point: (thing: Ref) => void;
  /** Why the last one could not be shown; null when it could, or that was long ago. */
  readonly error: CommandError | null;
}

/** Points at things for everybody to see. */
export function usePointing(): Pointing {
  const connection = useConnection();
  const [error, setError] = useState<CommandError | null>(null);
  const point = useCallback(
    (thing: Ref) => {
      void connection
        .send('point', { kind: thing.kind, id: thing.id })
        .then((answer) => setError(answer.ok ? null : answer.error));
    },
    [connection],
  );
  useEffect(() => {
    if (error === null) return undefined;
    const timer = setTimeout(() => setError(null), ERROR_MS);
    return () => clearTimeout(timer);
  }, [error]);
  return useMemo(() => ({ point, error }), [point, error]);
}
