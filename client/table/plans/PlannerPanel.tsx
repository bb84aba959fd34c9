import './plans.css';

import { type ReactElement, useEffect } from 'react';

import { PLAN_LENGTH } from '../../../shared/protocol/rooms';
import { useAllWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { narrowedTo } from '../choices/targets';
import { refKey } from '../contract/contract';
import { Choices } from '../keys/Choices';
import type { DrawnTurn } from '../mates/usePlanner';
import { OptionList } from '../prompt/OptionList';
import { useActions, useTable } from '../store/TableContext';

/**
 * Another member's turn while it is drawn: its steps, the possible next ones, and the buttons to send it or to drop it.
 */
export function PlannerPanel({ drawn }: { readonly drawn: DrawnTurn }): ReactElement {
  const { t } = useAllWords();
  const { look } = useActions();
  const planner = useTable((table) => table.planner);
  const narrow = useTable((table) => table.narrow);
  const { text } = useTable(({ game }) => game);
  const box = useTable(({ prompt }) => prompt);
  const { member, sketch, error, busy } = drawn;
  const { steps, end } = sketch;
  const n = steps.length;
  useEffect(() => box.current?.focus({ preventScroll: true }), [box, n]);
  const [ask] = narrow === null ? [drawn.ask] : narrowedTo([drawn.ask], narrow);
  const full = n >= PLAN_LENGTH;
  useTold('plan-end', full || end === 'open' ? '' : t(`plan.end.${end}`));
  return (
    <Choices
      box={box}
      of={`${n} ${narrow === null ? '' : refKey(narrow)}`}
      className="prompt planner more-below"
      aria-labelledby="planner-title"
      testId="turn-planner"
    >
      <h2 id="planner-title">{t('plan.title', { name: member.name })}</h2>
      {n === 0 ? (
        <p className="quiet">{t('plan.help', { name: member.name })}</p>
      ) : (
        <ol className="plan-steps" aria-label={t('plan.steps')}>
          {steps.map(({ key, label }, i) => (
            <li key={`${i}.${key}`}>{text.render(label)}</li>
          ))}
        </ol>
      )}
      <ErrorLine error={error} />
      <div className="planner-buttons">
        <button
          type="button"
          className="primary"
          disabled={n === 0 || busy === 'busy'}
          data-testid="plan-send"
          onClick={planner.send}
        >
          {t('plan.send')}
        </button>
        <button
          type="button"
          className="plain"
          disabled={n === 0 || busy === 'busy'}
          data-testid="plan-back"
          onClick={planner.back}
        >
          {t('plan.undo')}
        </button>
        <button type="button" className="plain" data-testid="plan-drop" onClick={planner.drop}>
          {t('plan.cancel')}
        </button>
      </div>
      {full ? (
        <p className="quiet">{t('plan.full')}</p>
      ) : end === 'open' ? (
        <>
          {narrow !== null && (
            <button type="button" className="plain" onClick={() => look({ narrow: null })} data-testid="widen">
              {t('table.show-all')}
            </button>
          )}
          {ask !== undefined && <OptionList key={n} ask={ask} previews={null} described="" unfolded={null} />}
        </>
      ) : (
        <p className="quiet">{t(`plan.end.${end}`)}</p>
      )}
    </Choices>
  );
}
