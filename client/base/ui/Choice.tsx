import './choice.css';

import { useId } from 'react';

import type { Answered } from '../connection/state';
import type { Command } from './useCommand';
import { usePressed } from './usePressed';

/**
 * A question with one current answer, as radio buttons under a legend. A reader who cannot set it sees the current
 * answer. A press shows at once.
 */
export function Choice<Value extends string | number | null>({
  name,
  legend,
  values,
  wordOf,
  aboutOf,
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
  /** A line under the word of each answer, where the answers are cards. */
  readonly aboutOf?: (value: Value) => string | null;
  readonly chosen: Value;
  readonly access: 'choose' | 'read';
  /** Of the part of the screen, so that only one of its answers is on its way at a time. */
  readonly command: Command;
  readonly choose: (value: Value) => Promise<Answered>;
  /** The meaning of the answer; null when it needs none. */
  readonly hint: string | null;
}) {
  const id = useId();
  const { shown, press } = usePressed(chosen, command, choose);
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
              {...(aboutOf !== undefined && {
                'aria-labelledby': `${id}${String(value)}`,
                'aria-describedby': `${id}${String(value)}-about`,
              })}
            />
            <span>
              <span id={`${id}${String(value)}`}>{wordOf(value)}</span>
              {aboutOf !== undefined && (
                <span className="choice-about" id={`${id}${String(value)}-about`}>
                  {aboutOf(value)}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {hint !== null && <p className="hint">{hint}</p>}
    </fieldset>
  );
}
