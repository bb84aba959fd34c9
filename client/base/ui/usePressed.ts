import { useEffect, useState } from 'react';

import type { Answered } from '../connection/state';
import type { Command } from './useCommand';

/**
 * Shows a press before the server confirms it: the server acknowledges a command before it sends the changed room.
 * @param chosen the value that the room has
 * @param command of the part of the screen, so that only one press is on its way at a time
 * @param choose sends a value
 * @returns the value to show, and what a press calls; a press while another one is on its way does nothing
 */
export function usePressed<Value>(
  chosen: Value,
  command: Command,
  choose: (value: Value) => Promise<Answered>,
): { readonly shown: Value; readonly press: (value: Value) => void } {
  const [pressed, setPressed] = useState<{ readonly value: Value } | null>(null);
  const { error } = command;
  useEffect(() => setPressed(null), [chosen]);
  useEffect(() => {
    if (error !== null) setPressed(null);
  }, [error]);
  const press = (value: Value): void => {
    if (command.busy) return;
    setPressed({ value });
    command.send(() => choose(value));
  };
  return { shown: pressed === null ? chosen : pressed.value, press };
}
