import './plans.css';

import { type ReactElement, useId, useState } from 'react';

import { type Ask, isQuestion } from '../../../shared/engine/ask';
import type { PlanStepView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { Icon } from '../../base/ui/Icon';
import { SeatMark } from '../../base/ui/SeatMark';
import { useCommand } from '../../base/ui/useCommand';
import type { KnownPlan } from '../mates/shown-plan';
import { RuleLink } from '../rules/RuleLink';
import { knownPlansOf } from '../store/selectors';
import type { Stop } from '../store/stops';
import { useActions, useTable } from '../store/TableContext';

/**
 * The suggestions, each a card with its next step that unfolds to all steps. Draws nothing without suggestions. In a
 * drawer the cards would push the prompt out of sight, so one line stands for them until it is pressed.
 * @param place the column beside the map, or a stop of the drawer
 */
export function PlanCards({ place }: { readonly place: 'side' | Stop }): ReactElement {
  const { t } = useWords();
  const { look, tell } = useActions();
  const plans = useTable(knownPlansOf);
  const seat = useTable((table) => table.seat);
  const { text } = useTable(({ game }) => game);
  const planner = useTable((table) => table.planner);
  const unfolded = useTable(({ folded }) => place === 'side' || (place !== 'peek' && folded === 'open'));
  const mine = plans.filter(({ member }) => member.seat === seat);
  const spoken = mine.map(({ plan, by }) =>
    t('plan.spoken', { by: by.name, steps: plan.steps.map(({ label }) => text.render(label)).join(', ') }),
  );
  useTold('plans', spoken.join(' '));
  const list = useId();
  const fold = () => {
    look({ folded: unfolded ? 'folded' : 'open' });
    tell({ type: 'options' });
  };
  return (
    <>
      {planner.aside !== null && (
        <button
          type="button"
          className="plan-aside"
          data-testid="plan-aside"
          onClick={() => planner.aside !== null && planner.begin(planner.aside.id)}
        >
          {t('plan.aside', { name: planner.aside.name })}
        </button>
      )}
      {plans.length > 0 && place !== 'side' && (
        <button
          type="button"
          className="plan-line paper"
          aria-expanded={unfolded}
          aria-controls={list}
          data-testid="plan-line"
          onClick={fold}
        >
          {[...new Set(plans.map(({ by }) => by))].map((by) => (
            <SeatMark key={by.id} member={by} />
          ))}
          {t('plan.line', { n: plans.length, whose: mine.length === plans.length ? 'mine' : 'all' })}
        </button>
      )}
      {plans.length > 0 && unfolded && (
        <ul className="plans more-below" id={list} aria-label={t('plan.list')}>
          {[...mine, ...plans.filter((one) => !mine.includes(one))].map((known) => (
            <Card key={`${known.by.id}.${known.member.id}`} known={known} />
          ))}
        </ul>
      )}
    </>
  );
}

function Card({ known }: { readonly known: KnownPlan }) {
  const { t } = useWords();
  const seat = useTable((table) => table.seat);
  const own = useTable((table) => table.own);
  const { asks } = useTable(({ view }) => view);
  const { begin } = useTable(({ planner }) => planner);
  const connection = useConnection();
  const command = useCommand();
  const [open, setOpen] = useState(false);
  const list = useId();
  const { plan, by, member } = known;
  const mine = member.seat === seat;
  const drawn = by.seat === own;
  const next = plan.steps.find(({ state }) => state === 'open');
  const names = { by: by.name, name: member.name };
  const title = mine ? t('plan.for-you', names) : drawn ? t('plan.yours', names) : t('plan.others', names);
  const drop = () => command.send(() => connection.unplan(by.id, member.id));
  // Where the next step cannot be taken, a later one may be.
  const possible = mine ? plan.steps.find((one) => one.state === 'open' && askFor(one, asks) !== undefined) : undefined;
  const step = (one: PlanStepView) => <Step step={one} first={one === next} mine={mine} />;
  return (
    <li className="plan paper slip" data-testid="plan" data-colour={by.colour} data-mine={mine ? 'yes' : 'no'}>
      <div className="plan-head">
        <SeatMark member={by} />
        <b>{title}</b>
        <button
          type="button"
          className="plan-fold"
          aria-expanded={open}
          aria-controls={list}
          data-testid="plan-fold"
          onClick={() => setOpen(!open)}
        >
          {t('plan.count', { done: plan.steps.filter(({ state }) => state === 'done').length, n: plan.steps.length })}
        </button>
        {mine && (
          <button
            type="button"
            className="icon"
            aria-label={t('plan.refuse')}
            title={t('plan.refuse')}
            data-testid="plan-refuse"
            onClick={drop}
          >
            <Icon name="cross" />
          </button>
        )}
      </div>
      <ErrorLine error={command.error} />
      <ol className="plan-steps" id={list} aria-label={t('plan.steps')}>
        {plan.steps.map((one, i) => (
          <li key={i} value={i + 1} data-state={one.state} hidden={!open && one !== next && one !== possible}>
            {step(one)}
          </li>
        ))}
      </ol>
      {next === undefined && !open && <p className="plan-over">{t('plan.over')}</p>}
      {drawn && open && (
        <div className="planner-buttons">
          <button
            type="button"
            className="plain"
            data-testid="plan-change"
            onClick={() =>
              begin(
                member.id,
                plan.steps.flatMap(({ key, state }) => (state === 'open' ? [key] : [])),
              )
            }
          >
            {t('plan.change')}
          </button>
          <button type="button" className="plain" data-testid="plan-withdraw" onClick={drop}>
            {t('plan.withdraw')}
          </button>
        </div>
      )}
    </li>
  );
}

/** A step: taken, to be taken by a press where it can be now, or why it cannot. */
function Step({
  step: { key, label, state },
  first,
  mine,
}: {
  readonly step: PlanStepView;
  readonly first: boolean;
  readonly mine: boolean;
}): ReactElement {
  const { t } = useWords();
  const { press } = useActions();
  const { asks } = useTable(({ view }) => view);
  const { text } = useTable(({ game }) => game);
  const { answering } = useTable(({ pending }) => pending);
  const said = text.render(label);
  if (state === 'done') {
    return (
      <>
        {said} <span className="plan-done">✓ {t('plan.done')}</span>
      </>
    );
  }
  if (!mine) return <>{said}</>;
  const questions = asks.filter(isQuestion);
  const ask = askFor({ key }, asks);
  if (ask !== undefined) {
    return (
      <button
        type="button"
        className="option"
        disabled={answering[ask.id] !== undefined}
        data-testid="plan-take"
        data-key={key}
        onClick={() => press(ask.id, key)}
      >
        {said}
      </button>
    );
  }
  if (!first) return <>{said}</>;
  const barred = questions.flatMap(({ unavailable = [] }) => unavailable).find((one) => one.key === key);
  return (
    <>
      {said}{' '}
      <span className="plan-barred" data-testid="plan-barred">
        {barred !== undefined ? (
          <>
            {t('plan.not-now')} {text.render(barred.why)} <RuleLink of={barred} />
          </>
        ) : questions.length > 0 ? (
          t('plan.not-now')
        ) : (
          t('plan.later')
        )}
      </span>
    </>
  );
}

/** The open question that a step is an option of now. */
function askFor({ key }: Pick<PlanStepView, 'key'>, asks: readonly Ask[]): Ask | undefined {
  return asks.filter(isQuestion).find(({ options }) => options.some((option) => option.key === key));
}
