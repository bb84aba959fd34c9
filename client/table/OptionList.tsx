import { useState } from 'react';

import type { Ask, Option } from '../../shared/engine/ask';
import type { Renderer } from '../../shared/text/render';
import { useWords } from '../base/i18n/WordsContext';
import { refKey } from './contract';
import { groupsOf } from './grouping';

/** Emphasises things of the table while they are pointed at; null ends it. */
export type Point = (things: ReadonlySet<string> | null) => void;

/** The options of an ask as buttons, similar ones together. */
export function OptionList({
  ask,
  text,
  chosen,
  choose,
  point,
}: {
  readonly ask: Ask;
  readonly text: Renderer;
  /** The option on its way to the server: until it is settled, no other can be chosen. */
  readonly chosen: string | null;
  readonly choose: (key: string) => void;
  readonly point: Point;
}) {
  const { say } = useWords();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (heading: string) => {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(heading)) after.add(heading);
      return after;
    });
  };
  const button = (option: Option) => {
    const things = option.ref === undefined ? null : new Set([refKey(option.ref)]);
    const end = () => point(null);
    return (
      <button
        key={option.key}
        type="button"
        className="option"
        disabled={chosen !== null}
        data-testid="option"
        data-ask={ask.id}
        data-key={option.key}
        data-sending={chosen === option.key ? 'yes' : 'no'}
        onClick={() => choose(option.key)}
        {...(things === null
          ? {}
          : { onPointerEnter: () => point(things), onPointerLeave: end, onFocus: () => point(things), onBlur: end })}
      >
        {text.render(option.label)}
        {chosen === option.key && <span className="sending">{say('table.sending')}</span>}
      </button>
    );
  };
  return (
    <div className="options">
      {groupsOf(ask.options).map(({ heading, fold, options }, i) => {
        if (heading === null) {
          return (
            <div key={`plain-${i}`} className="group-options" data-size={options.length === 1 ? 'one' : 'several'}>
              {options.map(button)}
            </div>
          );
        }
        const title = text.render({ m: heading });
        if (fold === 'open') {
          return (
            <div
              key={heading}
              className="group"
              role="group"
              aria-label={title}
              data-size={options.length === 1 ? 'one' : 'several'}
            >
              {options.length > 1 && <h4>{title}</h4>}
              <div className="group-options">{options.map(button)}</div>
            </div>
          );
        }
        const unfolded = open.has(heading);
        return (
          <div key={heading} className="group" data-size={unfolded ? 'several' : 'one'}>
            <button
              type="button"
              className="option-group"
              aria-expanded={unfolded}
              onClick={() => toggle(heading)}
              data-testid="option-group"
              data-group={heading}
            >
              <span>{title}</span>
              <span className="count">{options.length}</span>
            </button>
            {unfolded && <div className="group-options">{options.map(button)}</div>}
          </div>
        );
      })}
    </div>
  );
}
