import { useEffect, useRef, useState } from 'react';

import type { Answered } from '../connection/state';
import type { Command } from './useCommand';
import { useEvent } from './useEvent';

/**
 * Shows a press before the server confirms it: the server acknowledges a command before it sends the changed room.
 * @param chosen the value that the room has
 * @param command of the part of the screen, so that only one press is on its way at a time
 * @param choose sends a value
 * @returns the value to show, and what a press calls. Of the presses while one is on its way, the last is sent after it; while the
 * part of the screen sends something else, a press does nothing, since it might undo that
 */
export function usePressed<Value>(
  chosen: Value,
  command: Command,
  choose: (value: Value) => Promise<Answered>,
): { readonly shown: Value; readonly press: (value: Value) => void } {
  const [pressed, setPressed] = useState<{ readonly value: Value } | null>(null);
  const next = useRef<{ readonly value: Value } | null>(null);
  /** Whether a press of this value is on its way. */
  const sending = useRef(false);
  const { error, busy, send } = command;
  const settle = useEvent(() => {
    // What is on its way will change it once more.
    if (next.current === null && !busy) setPressed(null);
  });
  useEffect(() => settle(), [chosen, settle]);
  useEffect(() => {
    if (error !== null && next.current === null) setPressed(null);
  }, [error]);
  const submit = (value: Value): void => {
    sending.current = true;
    send(() => choose(value));
  };
  useEffect(() => {
    if (busy) return;
    sending.current = false;
    if (next.current === null) return;
    const { value } = next.current;
    next.current = null;
    submit(value);
  });
  const press = (value: Value): void => {
    if (busy && !sending.current) return;
    setPressed({ value });
    if (busy) next.current = { value };
    else submit(value);
  };
  return { shown: pressed === null ? chosen : pressed.value, press };
}
