import { useEffect, useState } from 'react';

import { PatchError } from '../../../shared/patch/apply';
import type { Connection } from '../../base/connection/connection';
import { useConnection } from '../../base/connection/ConnectionContext';
import type { CommandError } from '../../base/connection/state';
import { type Step, stepsAfter } from './steps';

/** How long to wait before asking again when the server is asked too fast, or cannot be reached. */
const AGAIN_MS = 1_500;

/** The past of the match as far as it is here. */
export type Past =
  | { readonly kind: 'loading'; readonly steps: number }
  | { readonly kind: 'ready'; readonly steps: readonly Step[] }
  | { readonly kind: 'failed'; readonly error: CommandError };

/** Fetches what this viewer was shown so far, once. A network that comes and goes only makes it take longer. */
export function usePast(): Past {
  const connection = useConnection();
  const [past, setPast] = useState<Past>({ kind: 'loading', steps: 0 });
  useEffect(() => {
    const fetching = new AbortController();
    void fetchPast(connection, fetching.signal, (next) => {
      if (!fetching.signal.aborted) setPast(next);
    });
    return () => fetching.abort();
  }, [connection]);
  return past;
}

async function fetchPast(connection: Connection, signal: AbortSignal, tell: (past: Past) => void): Promise<void> {
  let steps: readonly Step[] = [];
  while (!signal.aborted) {
    const answer = await connection.send('past', { after: steps.length });
    if (answer.ok) {
      try {
        steps = stepsAfter(steps, answer.past.frames);
      } catch (error) {
        if (!(error instanceof PatchError)) throw error;
        tell({ kind: 'failed', error: 'internal' });
        return;
      }
      if (answer.past.rest === 'none') {
        tell({ kind: 'ready', steps });
        return;
      }
      tell({ kind: 'loading', steps: steps.length });
    } else if (isPassing(answer.error)) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    } else {
      tell({ kind: 'failed', error: answer.error });
      return;
    }
  }
}

function isPassing(error: CommandError): boolean {
  return error === 'too-fast' || error === 'offline' || error === 'no-answer' || error === 'restarting';
}
