import './try.css';

import type { ReactElement } from 'react';

import { PLAN_LENGTH } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { triesOf, tryingOf } from '../store/selectors';
import { useTable } from '../store/TableContext';

/** Begins to try the reader's own turn; draws nothing while they cannot. */
export function TryButton(): ReactElement | null {
  const { t } = useWords();
  const me = useTable(triesOf);
  const { begin } = useTable(({ planner }) => planner);
  if (me === null) return null;
  return (
    <button
      type="button"
      className="try-begin"
      title={t('try.help')}
      data-testid="try"
      onClick={() => begin(me.id, [])}
    >
      {t('try.begin')}
    </button>
  );
}

/** What the reader tries of their own turn, said to be no more than that; with ways to do it, to go back, and to forget it. */
export function Trying(): ReactElement | null {
  const { t } = useWords();
  const drawn = useTable(tryingOf);
  const { back, drop } = useTable(({ planner }) => planner);
  const carryOut = useTable((table) => table.carryOut);
  const { text } = useTable(({ game }) => game);
  const steps = drawn?.sketch.steps ?? [];
  const end = drawn?.sketch.end ?? 'open';
  const ends =
    end !== 'open'
      ? t(`try.end.${end}`)
      : steps.length >= PLAN_LENGTH
        ? t('plan.full')
        : steps.length === 0
          ? t('try.help')
          : '';
  const said = steps.map(({ label }) => text.render(label)).join(', ');
  useTold('try', drawn === null ? '' : [t('try.title'), said, ends].join(' '));
  if (drawn === null) return null;
  const idle = steps.length === 0 || drawn.busy === 'busy';
  return (
    <section className="trying" aria-label={t('try.title')} data-testid="trying">
      <p>
        <b>{t('try.title')}</b> <span data-testid="try-steps">{said}</span> <i data-testid="try-end">{ends}</i>
      </p>
      <ErrorLine error={drawn.error} />
      <div className="planner-buttons">
        <button
          type="button"
          className="primary"
          disabled={idle}
          data-testid="try-do"
          onClick={() => {
            drop();
            carryOut(steps.map(({ key }) => key));
          }}
        >
          {t('plan.do')}
        </button>
        <button type="button" className="plain" disabled={idle} data-testid="try-back" onClick={back}>
          {t('plan.undo')}
        </button>
        <button type="button" className="plain" data-testid="try-forget" onClick={drop}>
          {t('try.forget')}
        </button>
      </div>
    </section>
  );
}

/** Says over the map that what it shows is not real. */
export function TryMark(): ReactElement | null {
  const { t } = useWords();
  const trying = useTable((table) => tryingOf(table) !== null);
  return trying ? <p className="try-mark">{t('try.mark')}</p> : null;
}
