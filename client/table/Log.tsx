import { useState } from 'react';

import type { ViewMessage } from '../../shared/protocol/rooms';
import type { Renderer } from '../../shared/text/render';
import { useWords } from '../base/i18n/WordsContext';
import { useNewest } from '../base/ui/useNewest';
import { thingsIn } from './emphasis';
import type { Point } from './OptionList';

const FIRST = 100;
const MORE = 200;

/** What happened, oldest line first; keeps to the newest line unless somebody has scrolled away from it. */
export function Log({
  log,
  text,
  freshFrom,
  point,
}: {
  readonly log: ViewMessage['view']['log'];
  readonly text: Renderer;
  /** Lines from here on have come since this viewer's last answer; null marks none. */
  readonly freshFrom: number | null;
  readonly point: Point;
}) {
  const { say } = useWords();
  const [most, setMost] = useState(FIRST);
  const from = Math.max(0, log.length - most);
  const { box, onScroll } = useNewest<HTMLDivElement>(log.length);
  return (
    <div
      className="log"
      ref={box}
      tabIndex={0}
      role="log"
      aria-label={say('table.log')}
      data-testid="log"
      onScroll={onScroll}
    >
      <h3>{say('table.log')}</h3>
      {log.length === 0 && <p className="quiet">{say('table.log.empty')}</p>}
      {from > 0 && (
        <button type="button" className="plain" onClick={() => setMost(most + MORE)}>
          {say('table.log.earlier')}
        </button>
      )}
      <ol start={from + 1}>
        {log.slice(from).map((line, i) => {
          const things = thingsIn(line.text);
          const at = from + i;
          return (
            <li
              key={at}
              data-fresh={freshFrom !== null && at >= freshFrom ? 'yes' : 'no'}
              {...(things.size === 0
                ? {}
                : {
                    onPointerEnter: () => point(things),
                    onPointerLeave: () => point(null),
                    onClick: () => point(things),
                  })}
            >
              {text.render(line.text)}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
