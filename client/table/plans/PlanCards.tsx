import './plans.css';

import { type ReactElement, useId, useState } from 'react';

import { type Ask, type AskId, isQuestion, type Seat } from '../../../shared/engine/ask';
import type { PlanStepView } from '../../../shared/protocol/rooms';
import type { Renderer } from '../../../shared/text/render';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { Icon } from '../../base/ui/Icon';
import { SeatMark } from '../../base/ui/SeatMark';
import { useCommand } from '../../base/ui/useCommand';
import type { KnownPlan } from '../mates/shown-plan';
import type { Planner } from '../mates/usePlanner';
import type { Folded } from '../mates/useSuggestions';
import { RuleLink } from '../rules/RuleLink';

interface CardsProps {
  readonly plans: readonly KnownPlan[];
  /** The seat that is shown: its steps can be taken here. Null for a spectator. */
  readonly seat: Seat | null;
  /** The reader's own seat. */
  readonly own: Seat | null;
  /** The open questions of the seat that is shown. */
  readonly asks: readonly Ask[];
  readonly text: Renderer;
  readonly isBusy: (ask: AskId) => boolean;
  /** Chooses an option as a press on it in the list does. */
  readonly choose: (ask: AskId, key: string) => void;
  readonly planner: Planner;
}

/** How a reader folds and unfolds the cards where there is little room for them. */
export interface Folding {
  readonly folded: Folded;
  readonly onFold: (to: Folded) => void;
}

/**
 * What people suggest to one another: each a card with the next step, which unfolds to all. Draws nothing while nobody suggests anything.
 * @param folding where the cards would push what can be answered out of sight: one line stands for them until it is pressed; null where
 * there is room
 */
export function PlanCards({
  plans,
  folding,
  ...props
}: CardsProps & { readonly folding: Folding | null }): ReactElement | null {
  const { t } = useWords();
  const { seat, text, planner } = props;
  const mine = plans.filter(({ member }) => member.seat === seat);
  const spoken = mine.map(({ plan, by }) =>
    t('plan.spoken', { by: by.name, steps: plan.steps.map(({ label }) => text.render(label)).join(', ') }),
  );
  useTold('plans', spoken.join(' '));
  const list = useId();
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
      {plans.length > 0 && folding !== null && (
        <button
          type="button"
          className="plan-line"
          aria-expanded={folding.folded === 'open'}
          aria-controls={list}
          data-testid="plan-line"
          onClick={() => folding.onFold(folding.folded === 'open' ? 'folded' : 'open')}
        >
          {[...new Set(plans.map(({ by }) => by))].map((by) => (
            <SeatMark key={by.id} member={by} />
          ))}
          {t('plan.line', { n: plans.length, whose: mine.length === plans.length ? 'mine' : 'all' })}
        </button>
      )}
      {plans.length > 0 && folding?.folded !== 'folded' && (
        <ul className="plans" id={list} aria-label={t('plan.list')}>
          {[...mine, ...plans.filter((one) => !mine.includes(one))].map((known) => (
            <Card key={`${known.by.id}.${known.member.id}`} known={known} {...props} />
          ))}
        </ul>
      )}
    </>
  );
}

function Card({
  known,
  seat,
  own,
  asks,
  text,
  isBusy,
  choose,
  planner,
}: Omit<CardsProps, 'plans'> & { readonly known: KnownPlan }) {
  const { t } = useWords();
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
  const step = (one: PlanStepView) => (
    <Step step={one} first={one === next} mine={mine} asks={asks} text={text} isBusy={isBusy} choose={choose} />
  );
  return (
    <li className="plan" data-testid="plan" data-colour={by.colour} data-mine={mine ? 'yes' : 'no'}>
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
              planner.begin(
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
  asks,
  text,
  isBusy,
  choose,
}: {
  readonly step: PlanStepView;
  readonly first: boolean;
  readonly mine: boolean;
  readonly asks: readonly Ask[];
  readonly text: Renderer;
  readonly isBusy: (ask: AskId) => boolean;
  readonly choose: (ask: AskId, key: string) => void;
}): ReactElement {
  const { t } = useWords();
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
        disabled={isBusy(ask.id)}
        data-testid="plan-take"
        data-key={key}
        onClick={() => choose(ask.id, key)}
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
