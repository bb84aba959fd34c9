import { useEffect, useRef } from 'react';

import type { Ask, AskId } from '../../../shared/engine/ask';
import { useConnection, useConnectionState } from '../../base/connection/ConnectionContext';

/** A question that waits for less than this is shown at once, for the server. */
const AT_ONCE_MS = 500;

/**
 * Tells the server when the reader is shown a question that waited behind what led to it, so that no clock runs while
 * they watch. Where no clock runs it tells nothing.
 * @param come the questions as they came from the server
 * @param shown those of them that are on the screen
 */
export function useShownLate(come: readonly Ask[], shown: readonly Ask[]): void {
  const connection = useConnection();
  const { clocks } = useConnectionState();
  const since = useRef<ReadonlyMap<AskId, number>>(new Map());
  useEffect(() => {
    since.current = new Map(come.map(({ id }) => [id, since.current.get(id) ?? Date.now()]));
  }, [come]);
  const runs = clocks.shown.length > 0;
  useEffect(() => {
    for (const { id } of shown) {
      const at = since.current.get(id);
      if (at === undefined) continue;
      // Later than any moment: it is told once.
      since.current = new Map([...since.current, [id, Infinity]]);
      if (runs && Date.now() - at >= AT_ONCE_MS) void connection.send('shown', { ask: id });
    }
  }, [shown, runs, connection]);
}
