import './first-time.css';

import { useEffect } from 'react';

import { storeHintSeen } from '../../base/browser-storage';
import { useWords } from '../../base/i18n/WordsContext';
import { Icon } from '../../base/ui/Icon';
import { Cited } from '../rules/Cited';
import { hintOf } from '../store/selectors';
import { useActions, useTable } from '../store/TableContext';

/** The id of the line, which describes the options of its question: it is read with them, after what is asked. */
export const HINT_ID = 'first-time-hint';

/** A line about a kind of decision that comes up for the first time in this browser: the rules say how to do without such lines. */
export function FirstTime() {
  const { t } = useWords();
  const { look } = useActions();
  const { meta, text } = useTable(({ game }) => game);
  const hint = useTable(hintOf);
  const kind = hint?.kind;
  useEffect(() => {
    if (kind !== undefined) storeHintSeen(meta.name, kind);
  }, [meta.name, kind]);
  if (hint === null) return null;
  return (
    <section className="first-time" aria-label={t('first-time.label')} data-testid="first-time" data-kind={hint.kind}>
      <div className="first-time-words more-below">
        <p id={HINT_ID}>
          <Cited text={text.render({ m: `hint.${hint.kind}` })} />
        </p>
      </div>
      <button
        type="button"
        className="icon"
        aria-label={t('first-time.close')}
        onClick={() => look({ hint: { ...hint, state: 'closed' } })}
      >
        <Icon name="cross" />
      </button>
    </section>
  );
}
