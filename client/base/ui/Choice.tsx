import './choice.css';

import { useEffect, useState } from 'react';

import type { Answered } from '../connection/state';
import type { Command } from './useCommand';

/**
 * A question of which one answer holds, as radio buttons. The question itself is its legend; who only reads it sees which
 * answer holds. What was pressed shows at once, until the server says what holds now: it answers a command before it tells
 * everybody what has changed.
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
  /** What the answer means; null where there is nothing to say. */
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
