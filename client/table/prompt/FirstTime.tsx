import './first-time.css';

import type { Renderer } from '../../../shared/text/render';
import { useWords } from '../../base/i18n/WordsContext';
import { HINTS } from '../../base/settings';
import { Icon } from '../../base/ui/Icon';
import type { FirstTimeLine } from '../choices/useFirstTime';
import { Cited } from '../rules/Cited';

/** The id of the line, which describes the options of its question: it is read with them, after what is asked. */
export const HINT_ID = 'first-time-hint';

/** A line about a kind of decision that comes up for the first time in this browser, with a way to do without such lines. */
export function FirstTime({ line, text }: { readonly line: FirstTimeLine; readonly text: Renderer }) {
  const { t } = useWords();
  return (
    <section className="first-time" aria-label={t('first-time.label')} data-testid="first-time" data-kind={line.kind}>
      <div className="first-time-words">
        <p id={HINT_ID}>
          <Cited text={text.render({ m: `hint.${line.kind}` })} />
        </p>{' '}
        <button
          type="button"
          className="first-time-never"
          onClick={() => {
            HINTS.set('off');
            line.close();
          }}
        >
          {t('first-time.never')}
        </button>
      </div>
      <button type="button" className="icon" aria-label={t('first-time.close')} onClick={line.close}>
        <Icon name="cross" />
      </button>
    </section>
  );
}
