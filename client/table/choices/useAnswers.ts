import { useCallback, useEffect, useRef } from 'react';

import { type AskId, askId } from '../../../shared/engine/ask';
import type { ViewMessage } from '../../../shared/protocol/rooms';
import { useConnection, useConnectionState } from '../../base/connection/ConnectionContext';
import { isOfLink, isUpToDate } from '../../base/connection/state';
import type { Pending } from './pending';
import { usePending } from './usePending';

/** How long an accepted answer waits for a newer view before its ask can be answered again. */
const SETTLE_MS = 1_000;

/**
 * Gives an answer. With `onFinal` only if it can be taken back: if not, nothing happens but that this is called.
 */
export type Choose = (ask: AskId, key: string, onFinal?: () => void) => void;

/**
 * Sends the answers of this viewer, and keeps which of them are not settled. An answer that the connection loses waits: it is
 * sent again when the connection is back, if its ask is still open. An answer is accepted once, however often it is sent.
 */
export function useAnswers(shown: ViewMessage): {
  readonly pending: Pending;
  readonly choose: Choose;
} {
  const connection = useConnection();
  const state = useConnectionState();
  const { pending, current, tell } = usePending();
  const newest = useRef(shown.stateID);
  useEffect(() => {
    newest.current = shown.stateID;
    tell({ type: 'shown', stateID: shown.stateID, open: shown.view.asks.map(({ id }) => id) });
  }, [shown, tell]);
  /** What to do, by ask, if the answer under way turns out to be final; nothing for answers that may be. */
  const onFinals = useRef(new Map<AskId, () => void>());
  const send = useCallback(
    async (ask: AskId, key: string) => {
      tell({ type: 'sent', ask, key, stateID: newest.current });
      const onFinal = onFinals.current.get(ask);
      const answer = await connection.choose(ask, key, onFinal === undefined ? 'any' : 'undoable');
      if (answer.ok) {
        tell({ type: 'accepted', ask, stateID: newest.current });
        setTimeout(() => tell({ type: 'settled', ask }), SETTLE_MS);
      } else if (answer.error === 'final' && onFinal !== undefined) {
        tell({ type: 'opened', ask });
        onFinal();
      } else if (isOfLink(answer.error) && !isBack(connection.state())) {
        tell({ type: 'waiting', ask });
      } else {
        const { error, first } = answer;
        tell({ type: 'refused', ask, error, ...(first === undefined ? {} : { first }) });
      }
    },
    [connection, tell],
  );
  const choose = useCallback<Choose>(
    (ask, key, onFinal) => {
      if (current.current.answering[ask] !== undefined) return;
      if (onFinal === undefined) onFinals.current.delete(ask);
      else onFinals.current.set(ask, onFinal);
      void send(ask, key);
    },
    [send, current],
  );
  const back = isBack(state);
  useEffect(() => {
    if (!back) return;
    for (const [ask, { kind, key }] of Object.entries(current.current.answering)) {
      if (kind === 'waiting') void send(askId(ask), key);
    }
  }, [back, send, current]);
  return { pending, choose };
}

/** Whether what is sent now reaches the server. */
function isBack(state: ReturnType<typeof useConnectionState>): boolean {
  return state.link === 'online' && isUpToDate(state);
}
