import './plans.css';

import { type ReactElement, type RefObject, useEffect } from 'react';

import type { Option, Ref } from '../../../shared/engine/ask';
import { PLAN_LENGTH } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { narrowedTo } from '../choices/targets';
import { refKey } from '../contract/contract';
import type { Game } from '../contract/game';
import { Choices } from '../keys/Choices';
import type { Drawn, Planner } from '../mates/usePlanner';
import { OptionList, type Point } from '../prompt/OptionList';
import type { Previews } from '../prompt/usePreview';

/** Nothing is previewed of a turn that is only drawn. */
const NO_PREVIEWS: Previews = { shown: null, look: () => undefined, leave: () => undefined };

/** Somebody else's turn as one draws it: its steps, what could come next, and the buttons to send it or to drop it. */
export function PlannerPanel({
  drawn,
  planner,
  game,
  narrow,
  onWiden,
  note,
  point,
  box,
}: {
  readonly drawn: Drawn;
  readonly planner: Planner;
  readonly game: Game;
  /** Show only what can be done with this thing; null shows everything. */
  readonly narrow: Ref | null;
  readonly onWiden: () => void;
  /** What awaits whoever takes an option, in a few words; null when there is nothing to say. */
  readonly note: (option: Option) => string | null;
  readonly point: Point;
  readonly box: RefObject<HTMLDivElement | null>;
}): ReactElement {
  const { t } = useWords();
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
      className="prompt planner"
      aria-labelledby="planner-title"
      testId="turn-planner"
    >
      <h2 id="planner-title">{t('plan.title', { name: member.name })}</h2>
      {n === 0 ? (
        <p className="quiet">{t('plan.help', { name: member.name })}</p>
      ) : (
        <ol className="plan-steps" aria-label={t('plan.steps')}>
          {steps.map(({ key, label }, i) => (
            <li key={`${i}.${key}`}>{game.text.render(label)}</li>
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
            <button type="button" className="plain" onClick={onWiden} data-testid="widen">
              {t('table.show-all')}
            </button>
          )}
          {ask !== undefined && (
            <OptionList
              aside={game.client.choosing.aside}
              key={n}
              ask={ask}
              text={game.text}
              chosen={busy === 'busy' ? '' : null}
              choose={planner.add}
              note={note}
              point={point}
              previews={NO_PREVIEWS}
              described=""
              finishing={game.client.choosing.finishing}
              unfolded={null}
            />
          )}
        </>
      ) : (
        <p className="quiet">{t(`plan.end.${end}`)}</p>
      )}
    </Choices>
  );
}
