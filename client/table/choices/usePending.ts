import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

import { nothingPending, type Pending, pendingAfter, type PendingEvent } from './pending';

/**
 * How long an answer is under way before it is shown to be, in milliseconds. Most are done sooner, and to draw the table for them
 * would only hold up what comes of them.
 */
const SHOWN_AFTER_MS = 100;

/** What is pending as the screen shows it, and as it is. */
export interface KeptPending {
  readonly pending: Pending;
  readonly current: RefObject<Pending>;
  readonly tell: (event: PendingEvent) => void;
}

/** Keeps which answers are not settled. */
export function usePending(): KeptPending {
  const [pending, show] = useState(nothingPending);
  const current = useRef(nothingPending);
  const shown = useRef(nothingPending);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const update = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    if (isNothing(shown.current) && isNothing(current.current)) return;
    shown.current = current.current;
    show(current.current);
  }, []);
  const tell = useCallback(
    (event: PendingEvent) => {
      const before = current.current;
      current.current = pendingAfter(before, event);
      // Why the last answer was refused is not said of the next one.
      if (event.type === 'sent' && before.error === null) timer.current ??= setTimeout(update, SHOWN_AFTER_MS);
      else if (event.type !== 'accepted' || timer.current === null) update();
    },
    [update],
  );
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  return { pending, current, tell };
}

function isNothing({ answering, error }: Pending): boolean {
  return error === null && Object.keys(answering).length === 0;
}
