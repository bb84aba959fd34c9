import { useEffect, useRef, useState } from 'react';

import { useConnectionState } from '../connection/ConnectionContext';
import { type Answered, type CommandError, isOfLink, isUpToDate } from '../connection/state';

/** The state of one command at a time: whether it is on its way, and why the last one failed. */
export interface Command {
  readonly busy: boolean;
  readonly error: CommandError | null;
  /** Sends a command unless one is on its way. `then` is called with the answer when it was accepted. */
  readonly send: <T extends object>(
    command: () => Promise<Answered<T>>,
    then?: (answer: Extract<Answered<T>, { readonly ok: true }>) => void,
  ) => void;
  /** Shows an error found before sending, or clears it. */
  readonly fail: (error: CommandError | null) => void;
}

/**
 * Keeps the state of the commands of one part of a screen. An error stays until the next command. An error of the
 * connection is removed as soon as the view is current again.
 */
export function useCommand(): Command {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<CommandError | null>(null);
  const upToDate = isUpToDate(useConnectionState());
  useEffect(() => {
    if (upToDate) setError((before) => (before !== null && isOfLink(before) ? null : before));
  }, [upToDate]);
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    if (busy) return;
    const from = pressed.current;
    pressed.current = null;
    // A button that cannot be pressed meanwhile loses the focus.
    if (document.activeElement === document.body && from instanceof HTMLElement) from.focus({ preventScroll: true });
  }, [busy]);
  const send: Command['send'] = (command, then) => {
    if (busy) return;
    pressed.current = document.activeElement;
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
