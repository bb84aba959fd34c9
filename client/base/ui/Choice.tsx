import './choice.css';

import { useEffect, useState } from 'react';

import type { Answered } from '../connection/state';
import type { Command } from './useCommand';

/**
 * A question with one current answer, as radio buttons under a legend. A reader who cannot set it sees the current
 * answer. A press shows at once, before the server confirms it: the server acknowledges a command before it sends the
 * changed room.
 */
export function Choice<Value extends string | number | null>({
  name,
  legend,
  values,
  wordOf,
  chosen,
  access,
  command,
  choose,
  hint,
}: {
  /** Tells this question from the others of its page. */
  readonly name: string;
  readonly legend: string;
  readonly values: readonly Value[];
  readonly wordOf: (value: Value) => string;
  readonly chosen: Value;
  readonly access: 'choose' | 'read';
  /** Of the part of the screen, so that only one of its answers is on its way at a time. */
  readonly command: Command;
  readonly choose: (value: Value) => Promise<Answered>;
  /** The meaning of the answer; null when it needs none. */
  readonly hint: string | null;
}) {
  const [pressed, setPressed] = useState<{ readonly value: Value } | null>(null);
  const { error } = command;
  useEffect(() => setPressed(null), [chosen]);
  useEffect(() => {
    if (error !== null) setPressed(null);
  }, [error]);
  const shown = pressed === null ? chosen : pressed.value;
  const press = (value: Value): void => {
    if (command.busy) return;
    setPressed({ value });
    command.send(() => choose(value));
  };
  return (
    <fieldset className="choice" disabled={access === 'read'} data-choice={name}>
      <legend>{legend}</legend>
      <div className="choice-values">
        {values.map((value) => (
          <label key={String(value)} data-chosen={value === shown ? 'yes' : 'no'}>
            <input
              type="radio"
              name={name}
              value={String(value)}
              checked={value === shown}
              onChange={() => press(value)}
              data-testid="choice"
            />
            <span>{wordOf(value)}</span>
          </label>
        ))}
      </div>
      {hint !== null && <p className="hint">{hint}</p>}
    </fieldset>
  );
}
