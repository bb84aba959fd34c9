import { useCallback, useEffect, useReducer, useRef } from 'react';

import { type AskId, askId } from '../../shared/engine/ask';
import type { ViewMessage } from '../../shared/protocol/rooms';
import { useConnection, useConnectionState } from '../base/connection/ConnectionContext';
import { isOfLink, isUpToDate } from '../base/connection/state';
import { nothingPending, type Pending, pendingAfter } from './pending';

/** How long an accepted answer waits for a newer view before its ask can be answered again. */
const SETTLE_MS = 1_000;

/**
 * Sends the answers of this viewer, and keeps which of them are not settled. An answer that the connection loses waits: it is
 * sent again when the connection is back, if its ask is still open. An answer is accepted once, however often it is sent.
 */
export function useAnswers(shown: ViewMessage): {
  readonly pending: Pending;
  readonly choose: (ask: AskId, key: string) => void;
} {
  const connection = useConnection();
  const state = useConnectionState();
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
  const send = useCallback(
    async (ask: AskId, key: string) => {
      tell({ type: 'sent', ask, key, stateID: newest.current });
      const answer = await connection.choose(ask, key);
      if (answer.ok) {
        tell({ type: 'accepted', ask, stateID: newest.current });
        setTimeout(() => tell({ type: 'settled', ask }), SETTLE_MS);
      } else if (isOfLink(answer.error) && !isBack(connection.state())) {
        tell({ type: 'waiting', ask });
      } else {
        tell({ type: 'refused', ask, error: answer.error });
      }
    },
    [connection],
  );
  const choose = useCallback(
    (ask: AskId, key: string) => {
      if (busy.current.answering[ask] === undefined) void send(ask, key);
    },
    [send],
  );
  const back = isBack(state);
  useEffect(() => {
    if (!back) return;
    for (const [ask, { kind, key }] of Object.entries(busy.current.answering)) {
      if (kind === 'waiting') void send(askId(ask), key);
    }
  }, [back, send]);
  return { pending, choose };
}

/** Whether what is sent now reaches the server. */
function isBack(state: ReturnType<typeof useConnectionState>): boolean {
  return state.link === 'online' && isUpToDate(state);
}
