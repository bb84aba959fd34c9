import { useState } from 'react';

import type { Text } from '../../../shared/engine/text';
import type { Renderer } from '../../../shared/text/render';
import { useWords } from '../../base/i18n/WordsContext';
import { useNewest } from '../../base/ui/useNewest';
import { thingsIn } from '../choices/emphasis';
import type { Point } from '../prompt/OptionList';
import type { Moment, Person, Story } from '../story/story';
import { ALL, LogFilter, passes } from './LogFilter';
import { type Cast, Said } from './Said';

const FIRST = 100;
const MORE = 200;
/** With fewer moments than this the log is explained: most of it is still empty. */
const BEGUN = 4;

/** The log as moments, oldest line first, all or of one person or kind. It stays at the newest line unless the reader has scrolled up. */
export function Log({
  moments,
  people,
  cast,
  kinds,
  text,
  say,
  freshFrom,
  point,
  onPast,
}: {
  readonly moments: readonly Moment[];
  readonly people: readonly Person[];
  readonly cast: Cast;
  readonly kinds: Story<never>['kinds'];
  readonly text: Renderer;
  readonly say: (sentence: Text) => string;
  /** The number of lines that were there at this viewer's last answer: later ones are marked. Null marks none. */
  readonly freshFrom: number | null;
  readonly point: Point;
  /** Shows the table as it was at a line; null is the newest. */
  readonly onPast: (line: number | null) => void;
}) {
  const { t } = useWords();
  const [most, setMost] = useState(FIRST);
  const [filter, setFilter] = useState(ALL);
  const [chosen, setChosen] = useState<number | null>(null);
  const log = moments.filter((moment) => passes(filter, moment)).flatMap(linesOf);
  const from = Math.max(0, log.length - most);
  const { box, onScroll, at: where, toNewest } = useNewest<HTMLDivElement>(log.length);
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
    >
      <h2>{t('table.log')}</h2>
      {moments.length > 0 && (
        <div className="log-filter">
          <LogFilter filter={filter} people={people} kinds={kinds} text={text} onFilter={setFilter} />
          <button type="button" onClick={() => onPast(null)} data-testid="past-open">
            {t('past.open')}
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
                if (things.size > 0) point(things);
                setChosen(at);
              }}
              {...(things.size === 0 ? {} : { onPointerEnter: () => point(things), onPointerLeave: () => point(null) })}
            >
              <Said sentence={say(line)} cast={cast} />
              {chosen === at && (
                <button type="button" className="log-then" onClick={() => onPast(at)} data-testid="past-then">
                  {t('past.then')}
                </button>
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
