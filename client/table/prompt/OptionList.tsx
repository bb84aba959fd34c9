import { type FocusEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';

import type { Ask, Option } from '../../../shared/engine/ask';
import { useWords } from '../../base/i18n/WordsContext';
import { groupsOf } from '../choices/grouping';
import { refKey } from '../contract/contract';
import { chosenOf } from '../store/selectors';
import { useActions, useTable } from '../store/TableContext';
import type { Previews } from './usePreview';

/** The options of an ask as buttons, similar ones together. */
export function OptionList({
  ask,
  previews,
  described,
  unfolded,
}: {
  readonly ask: Ask;
  /** What an option would do that is looked at; null where that is not asked. */
  readonly previews: Previews | null;
  /** The id of what says what the option that is looked at would do. */
  readonly described: string;
  /** The heading that is unfolded at first; null when none is. */
  readonly unfolded: string | null;
}) {
  const { t } = useWords();
  const { press, emphasise } = useActions();
  const view = useTable((table) => table.view);
  const { client, facts, text } = useTable(({ game }) => game);
  const { choosing } = client;
  const tableOptions = useTable(({ room }) => room.options);
  /** The option that was chosen and is not settled; meanwhile no other can be. */
  const chosen = useTable((table) => chosenOf(table, ask.id));
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(unfolded === null ? [] : [unfolded]));
  /** What was unfolded last, by a press here or of the row that this list has taken the place of. */
  const [latest, setLatest] = useState(unfolded);
  const latestGroup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Its options would stay below the foot of a drawer. Below the finger that has just pressed, no more moves than has to.
    latestGroup.current?.scrollIntoView({ block: latest === unfolded ? 'start' : 'nearest' });
  }, [latest, unfolded]);
  const toggle = (heading: string) => {
    setLatest(open.has(heading) ? null : heading);
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(heading)) after.add(heading);
      return after;
    });
  };
  const notes = useId();
  const shown = previews?.shown?.ask === ask.id ? previews.shown : null;
  const button = (option: Option) => {
    const things = option.ref === undefined ? null : new Set([refKey(option.ref)]);
    const awaits = choosing.note({ option, options: tableOptions, view, facts, text });
    const noteId = `${notes}${option.key}`;
    const look = () => {
      if (things !== null) emphasise(things);
      previews?.look({ ask: ask.id, key: option.key });
    };
    const end = () => {
      if (things !== null) emphasise(null);
      previews?.leave({ ask: ask.id, key: option.key });
    };
    // A finger does not hover: what it is about to press must stay where it is until it lets go.
    const hover = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') look();
    };
    const unhover = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') end();
    };
    // The focus that a finger brings is none that somebody looks for.
    const focus = ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) look();
    };
    return (
      <button
        key={option.key}
        aria-describedby={
          [shown?.key === option.key ? described : '', awaits === null ? '' : noteId].join(' ').trim() || undefined
        }
        type="button"
        className="option"
        disabled={chosen !== null}
        data-testid="option"
        data-ask={ask.id}
        data-key={option.key}
        data-finishes={choosing.finishing.includes(option.key) ? 'yes' : 'no'}
        data-sending={chosen === option.key ? 'yes' : 'no'}
        onClick={() => press(ask.id, option.key)}
        onPointerEnter={hover}
        onPointerLeave={unhover}
        onFocus={focus}
        onBlur={end}
      >
        {text.render(option.label)}
        {awaits !== null && (
          <small className="option-note" id={noteId} aria-hidden="true">
            {awaits}
          </small>
        )}
        {chosen === option.key && <span className="sending">{t('table.sending')}</span>}
      </button>
    );
  };
  return (
    <div className="options">
      {groupsOf(ask.options, choosing.aside).map(({ heading, fold, options }, i) => {
        if (heading === null) {
          return (
            <div key={`plain-${i}`} className="group-options" data-size={options.length === 1 ? 'one' : 'several'}>
              {options.map(button)}
            </div>
          );
        }
        const title = text.render({ m: heading });
        const sought = latest === heading ? { ref: latestGroup, 'data-sought': 'yes' } : {};
        if (fold === 'open') {
          return (
            <div
              key={heading}
              {...sought}
              className="group"
              role="group"
              aria-label={title}
              data-size={options.length === 1 ? 'one' : 'several'}
            >
              {options.length > 1 && <h3>{title}</h3>}
              <div className="group-options">{options.map(button)}</div>
            </div>
          );
        }
        const isOpen = open.has(heading);
        return (
          <div key={heading} {...sought} className="group" data-size={isOpen ? 'several' : 'one'}>
            <button
              type="button"
              className="option-group"
              aria-expanded={isOpen}
              onClick={() => toggle(heading)}
              data-testid="option-group"
              data-group={heading}
            >
              <span>{title}</span>
              <span className="count">{options.length}</span>
            </button>
            {isOpen && (
              <>
                {text.has(`${heading}.help`) && <p className="group-help">{text.render({ m: `${heading}.help` })}</p>}
                <div className="group-options">{options.map(button)}</div>
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}
