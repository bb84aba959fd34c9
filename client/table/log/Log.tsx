import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

import type { Text } from '../../../shared/engine/text';
import { useWords } from '../../base/i18n/WordsContext';
import { useNewest } from '../../base/ui/useNewest';
import { thingsIn } from '../choices/emphasis';
import type { Moment } from '../contract/story';
import { OwnNote } from '../notes/OwnNote';
import { useActions, useTable } from '../store/TableContext';
import { ALL, LogFilter, passes } from './LogFilter';
import { Said } from './Said';

const FIRST = 100;
const MORE = 200;
/** With fewer moments than this the log is explained: most of it is still empty. */
const BEGUN = 4;
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The log as moments, oldest line first, all or of one person or kind. It stays at the newest line unless the reader has scrolled up. */
export function Log() {
  const { t } = useWords();
  const { emphasise, look } = useActions();
  const moments = useTable(({ story }) => story.moments);
  const say = useTable(({ story }) => story.say);
  /** Marks lines since this viewer's last answer; none for a spectator. */
  const freshFrom = useTable(({ seat, story }) => (seat === null ? null : story.freshFrom));
  const lookBack = useTable((table) => table.lookBack);
  const [most, setMost] = useState(FIRST);
  const [filter, setFilter] = useState(ALL);
  const [chosen, setChosen] = useState<number | null>(null);
  const byKey = useRef(false);
  const log = moments.filter((moment) => passes(filter, moment)).flatMap(linesOf);
  const from = Math.max(0, log.length - most);
  const { box, onScroll, at: where, toNewest } = useNewest<HTMLDivElement>(log.length);
  useEffect(() => {
    if (byKey.current) box.current?.querySelector<HTMLElement>('[data-chosen=yes] .log-then')?.focus();
    byKey.current = false;
  }, [box, chosen]);
  /** Enter chooses the newest line, and the arrows the ones beside it: the keyboard has no line to tap. */
  const keys = (event: KeyboardEvent) => {
    const { target, currentTarget, key } = event;
    const at = log.findIndex((one) => one.at === chosen);
    const onLine = target instanceof Element && target.closest('.log-then') !== null;
    const to = target === currentTarget && key === 'Enter' ? log.length - 1 : onLine ? at + (STEPS[key] ?? 0) : at;
    const line = log[Math.max(to, from)];
    if (to === at || line === undefined) return;
    event.preventDefault();
    byKey.current = true;
    setChosen(line.at);
  };
  return (
    <div
      className="log"
      ref={box}
      tabIndex={0}
      role="log"
      // The strip of moments tells screen readers what is new.
      aria-live="off"
      aria-label={t('table.log')}
      data-testid="log"
      onScroll={onScroll}
      onKeyDown={keys}
    >
      <h2>{t('table.log')}</h2>
      {moments.length > 0 && (
        <div className="log-filter">
          <LogFilter filter={filter} onFilter={setFilter} />
          <button type="button" onClick={() => lookBack({ line: null })} data-testid="past-open">
            {t('past.open')}
          </button>
          <button type="button" onClick={() => look({ dialog: 'notes' })} data-testid="notes-open">
            {t('notes.open')}
          </button>
        </div>
      )}
      {log.length === 0 && <p className="quiet">{t(moments.length === 0 ? 'table.log.empty' : 'table.log.none')}</p>}
      {log.length > 0 && moments.length < BEGUN && <p className="quiet">{t('table.log.begin')}</p>}
      {from > 0 && (
        <button type="button" className="plain" onClick={() => setMost(most + MORE)}>
          {t('table.log.earlier')}
        </button>
      )}
      <ol start={(log[from]?.at ?? 0) + 1}>
        {log.slice(from).map(({ at, line }) => {
          const things = thingsIn(line);
          return (
            <li
              key={at}
              value={at + 1}
              data-fresh={freshFrom !== null && at >= freshFrom ? 'yes' : 'no'}
              data-chosen={chosen === at ? 'yes' : 'no'}
              onClick={() => {
                if (things.size > 0) emphasise(things);
                setChosen(at);
              }}
              {...(things.size === 0
                ? {}
                : { onPointerEnter: () => emphasise(things), onPointerLeave: () => emphasise(null) })}
            >
              <span id={`log-${at}`}>
                <Said sentence={say(line)} />
              </span>
              {chosen === at && (
                <>
                  <button
                    type="button"
                    className="log-then"
                    aria-describedby={`log-${at}`}
                    onClick={() => lookBack({ line: at })}
                    data-testid="past-then"
                  >
                    {t('past.then')}
                  </button>
                  <OwnNote about={{ kind: 'moment', line: at, said: line }} />
                </>
              )}
            </li>
          );
        })}
      </ol>
      {where === 'earlier' && (
        <button type="button" className="log-newest" onClick={toNewest} data-testid="log-newest">
          {t('chat.newest')}
        </button>
      )}
    </div>
  );
}

/** The lines of a moment with their numbers in the log. */
function linesOf({ at, head, rest }: Moment): readonly { readonly at: number; readonly line: Text }[] {
  return [head, ...rest].map((line, i) => ({ at: at + i, line }));
}
