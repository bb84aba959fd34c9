import './plans.css';

import { type ReactElement, useId, useState } from 'react';

import { type Ask, isQuestion } from '../../../shared/engine/ask';
import { phraseText } from '../../../shared/engine/phrases';
import type { PlanReason, PlanStepView } from '../../../shared/protocol/rooms';
import type { Renderer } from '../../../shared/text/render';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { Icon } from '../../base/ui/Icon';
import { SeatMark } from '../../base/ui/SeatMark';
import { useCommand } from '../../base/ui/useCommand';
import type { KnownPlan } from '../mates/shown-plan';
import { RuleLink } from '../rules/RuleLink';
import { knownPlansOf, tryingOf } from '../store/selectors';
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
  const trying = useTable((table) => tryingOf(table) !== null);
  const known = useTable(knownPlansOf);
  const plans = trying ? [] : known;
  const seat = useTable((table) => table.seat);
  const { text } = useTable(({ game }) => game);
  const planner = useTable((table) => table.planner);
  const unfolded = useTable(({ folded }) => place === 'side' || (place !== 'peek' && folded === 'open'));
  const takes = useTakes();
  const mine = plans.filter(({ member }) => member.seat === seat);
  const spoken = mine.map(({ plan, by }) =>
    [
      t('plan.spoken', { by: by.name, steps: plan.steps.map(({ label }) => text.render(label)).join(', ') }),
      plan.because === undefined ? '' : reasonOf(plan.because, text),
    ].join(' '),
  );
  useTold('plans', spoken.join(' '));
  const list = useId();
  const fold = () => {
    look({ folded: unfolded ? 'folded' : 'open' });
    tell({ type: 'options' });
  };
  const [first] = mine.length > 0 ? mine : plans;
  const step = first?.plan.steps.find(({ state }) => state === 'open');
  const said = step === undefined ? '' : text.render(step.label);
  const line =
    first === undefined || plans.length > 1
      ? t('plan.line', { n: plans.length, whose: mine.length === plans.length ? 'mine' : 'all' })
      : first.member.seat === seat
        ? t('plan.line.mine', { by: first.by.name, step: said })
        : t('plan.line.others', { by: first.by.name, name: first.member.name, step: said });
  const offered = unfolded || plans.length > 1 || first === undefined ? undefined : takes(first);
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
        <div className="plan-line paper">
          <button
            type="button"
            className="plan-unfold"
            aria-expanded={unfolded}
            aria-controls={list}
            data-testid="plan-line"
            onClick={fold}
          >
            {[...new Set(plans.map(({ by }) => by))].map((by) => (
              <SeatMark key={by.id} member={by} />
            ))}
            <span className="plan-said">
              {line}
              {plans.length === 1 && first?.plan.because !== undefined && <i>{reasonOf(first.plan.because, text)}</i>}
            </span>
          </button>
          {offered !== undefined && <DoIt {...offered} />}
        </div>
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

/** An open step of a suggestion that the reader can take now. */
interface Takeable {
  readonly ask: Ask;
  readonly step: PlanStepView;
}

/** Finds the step of a suggestion that the reader can take now: where the next one cannot be taken, a later one may be. */
function useTakes(): (known: KnownPlan) => Takeable | undefined {
  const seat = useTable((table) => table.seat);
  const { asks } = useTable(({ view }) => view);
  return ({ plan, member }) =>
    member.seat !== seat
      ? undefined
      : plan.steps
          .flatMap((step) => {
            const ask = step.state === 'open' ? askFor(step, asks) : undefined;
            return ask === undefined ? [] : [{ ask, step }];
          })
          .at(0);
}

/** Takes a step that was suggested, in one press. */
function DoIt({ ask, step: { key, label } }: Takeable): ReactElement {
  const { t } = useWords();
  const { accept } = useActions();
  const { text } = useTable(({ game }) => game);
  const busy = useTable(({ pending }) => pending.answering[ask.id] !== undefined);
  return (
    <button
      type="button"
      className="primary plan-do"
      disabled={busy}
      aria-label={`${t('plan.do')}${t('plan.do.what', { step: text.render(label) })}`}
      data-testid="plan-take"
      data-key={key}
      onClick={() => accept(ask.id, key)}
    >
      {t('plan.do')}
    </button>
  );
}

function Card({ known }: { readonly known: KnownPlan }) {
  const { t } = useWords();
  const seat = useTable((table) => table.seat);
  const own = useTable((table) => table.own);
  const { begin } = useTable(({ planner }) => planner);
  const { text } = useTable(({ game }) => game);
  const connection = useConnection();
  const command = useCommand();
  const [open, setOpen] = useState(false);
  const list = useId();
  const { plan, by, member } = known;
  const mine = member.seat === seat;
  const drawn = by.seat === own;
  const possible = useTakes()(known);
  const next = plan.steps.find(({ state }) => state === 'open');
  const names = { by: by.name, name: member.name };
  const title = mine ? t('plan.for-you', names) : drawn ? t('plan.yours', names) : t('plan.others', names);
  const drop = () => command.send(() => connection.send('unplan', { by: by.id, member: member.id }));
  return (
    <li className="plan paper slip" data-testid="plan" data-colour={by.colour} data-mine={mine ? 'yes' : 'no'}>
      <div className="plan-head">
        <SeatMark member={by} />
        <b>{title}</b>
        {plan.steps.length > 1 && (
          <button
            type="button"
            className="plan-fold"
            aria-expanded={open}
            aria-controls={list}
            data-testid="plan-fold"
            onClick={() => setOpen(!open)}
          >
            {t('plan.count', {
              done: plan.steps.filter(({ state }) => state === 'done').length,
              n: plan.steps.length,
            })}
          </button>
        )}
        {(mine || drawn) && (
          <button
            type="button"
            className="icon"
            aria-label={t(mine ? 'plan.refuse' : 'plan.withdraw')}
            title={t(mine ? 'plan.refuse' : 'plan.withdraw')}
            data-testid={mine ? 'plan-refuse' : 'plan-withdraw'}
            onClick={drop}
          >
            <Icon name="cross" />
          </button>
        )}
      </div>
      <ErrorLine error={command.error} />
      <ol className="plan-steps" id={list} aria-label={t('plan.steps')} data-n={plan.steps.length}>
        {plan.steps.map((one, i) => (
          <li
            key={i}
            value={i + 1}
            data-state={one.state}
            hidden={!open && one !== next && one !== possible?.step}
            className={one === possible?.step ? 'plan-open' : undefined}
          >
            <span>
              {text.render(one.label)}
              {one.state === 'done' && <span className="plan-done"> ✓ {t('plan.done')}</span>}
            </span>
            {one === possible?.step && <DoIt {...possible} />}
            {mine && one === next && one !== possible?.step && <NotNow of={one} now={plan.now} />}
          </li>
        ))}
      </ol>
      {plan.because !== undefined && <p className="plan-because">{reasonOf(plan.because, text)}</p>}
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
        </div>
      )}
    </li>
  );
}

/** Why the reader cannot take the next step that was suggested to them. */
function NotNow({ of: { key }, now }: { readonly of: PlanStepView } & Pick<KnownPlan['plan'], 'now'>): ReactElement {
  const { t } = useWords();
  const { asks } = useTable(({ view }) => view);
  const { text } = useTable(({ game }) => game);
  const questions = asks.filter(isQuestion);
  const barred = questions.flatMap(({ unavailable = [] }) => unavailable).find((one) => one.key === key);
  return (
    <span className="plan-barred" data-testid="plan-barred">
      {barred !== undefined ? (
        <>
          {t('plan.not-now')} {text.render(barred.why)} <RuleLink of={barred} />
        </>
      ) : questions.length > 0 || now === 'impossible' ? (
        t('plan.not-now')
      ) : (
        t('plan.later')
      )}
    </span>
  );
}

/** The reason of a suggestion, as its author gave it. */
function reasonOf(because: PlanReason, text: Renderer): string {
  return because.kind === 'said' ? because.text : text.render(phraseText(because.phrase));
}

/** The open question that a step is an option of now. */
function askFor({ key }: Pick<PlanStepView, 'key'>, asks: readonly Ask[]): Ask | undefined {
  return asks.filter(isQuestion).find(({ options }) => options.some((option) => option.key === key));
}
