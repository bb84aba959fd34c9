import { useCallback, useEffect, useReducer, useRef } from 'react';

import type { AskId } from '../../shared/engine/ask';
import type { ViewMessage } from '../../shared/protocol/rooms';
import { useConnection } from '../base/connection/ConnectionContext';
import { nothingPending, type Pending, pendingAfter } from './pending';

/** How long an accepted answer waits for a newer view before its ask can be answered again. */
const SETTLE_MS = 1_000;

/** Sends the answers of this viewer, and keeps which of them are not settled. */
export function useAnswers(shown: ViewMessage): {
  readonly pending: Pending;
  readonly choose: (ask: AskId, key: string) => void;
} {
  const connection = useConnection();
  const [pending, tell] = useReducer(pendingAfter, nothingPending);
  const newest = useRef(shown.stateID);
  useEffect(() => {
    newest.current = shown.stateID;
    tell({ type: 'shown', stateID: shown.stateID, open: shown.view.asks.map(({ id }) => id) });
  }, [shown]);
  const busy = useRef(pending);
  useEffect(() => {
    busy.current = pending;
  }, [pending]);
  const choose = useCallback(
    (ask: AskId, key: string) => {
      if (busy.current.answering[ask] !== undefined) return;
      tell({ type: 'sent', ask, key, stateID: newest.current });
      void connection.choose(ask, key).then((answer) => {
        if (!answer.ok) {
          tell({ type: 'refused', ask, error: answer.error });
          return;
        }
        tell({ type: 'accepted', ask, stateID: newest.current });
        setTimeout(() => tell({ type: 'settled', ask }), SETTLE_MS);
      });
    },
    [connection],
  );
  return { pending, choose };
}
