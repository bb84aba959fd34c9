import { useEffect, useState } from 'react';

import { useConnectionState } from '../connection/ConnectionContext';
import { type Answered, type CommandError, isOfLink, isUpToDate } from '../connection/state';

/** One command at a time: whether it is on its way, and why the last one came to nothing. */
export interface Command {
  readonly busy: boolean;
  readonly error: CommandError | null;
  /** Sends unless one is on its way; `then` gets the answer when it was accepted. */
  readonly send: <T extends object>(
    command: () => Promise<Answered<T>>,
    then?: (answer: Extract<Answered<T>, { readonly ok: true }>) => void,
  ) => void;
  /** Shows an error found before sending, or clears it. */
  readonly fail: (error: CommandError | null) => void;
}

/**
 * Keeps the state of commands given from one part of a screen. An error stays until the next command; that there was no
 * answer only until the server has let us in again and shows how things are.
 */
export function useCommand(): Command {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<CommandError | null>(null);
  const upToDate = isUpToDate(useConnectionState());
  useEffect(() => {
    if (upToDate) setError((before) => (before !== null && isOfLink(before) ? null : before));
  }, [upToDate]);
  const send: Command['send'] = (command, then) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    void command().then((answer) => {
      setBusy(false);
      if (answer.ok) then?.(answer);
      else setError(answer.error);
    });
  };
  return { busy, error, send, fail: setError };
}
