import type { ReactElement } from 'react';

import { asCounted } from '../../../../shared/games/black-orchestra/board/pieces';
import type { FactsByEdition } from '../../../../shared/games/black-orchestra/forecast/facts';
import { needOf } from '../../../../shared/games/black-orchestra/forecast/pool';
import type { Attempt } from '../../../../shared/games/black-orchestra/state';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { AskPanelProps } from '../../../table/contract/contract';
import { AnswerButton } from '../../../table/kit/AnswerButton';
import { aidsOf, isAided } from '../aids/aids';
import { printed } from '../faces';
import { Die } from '../glyphs/dice';
import { name, word } from '../i18n/words';
import { Counted } from '../plot/Counted';
import { PlotDicePanel } from '../plot/PlotDicePanel';
import { Reacted } from '../plot/Reacted';
import { Sources } from '../plot/Sources';
import { StageOdds } from '../plot/StageOdds';
import { AttemptNeeds } from './AttemptNeeds';

type Props = AskPanelProps<Table, FactsByEdition>;

/** A question about the plot that is attempted, on one page with all that it is decided by: needs, dice, odds, and what is at stake [BO 12]. */
export function PlotPage(props: Props): ReactElement | null {
  const { attempt } = props.view.table;
  return attempt === null ? null : <Page {...props} attempt={attempt} />;
}

function Page({ attempt, ...props }: Props & { readonly attempt: Attempt }): ReactElement {
  const { ask, view, facts, options, text } = props;
  const { table } = view;
  const of = { table, facts: facts[table.edition], text };
  const need = needOf(table, of.facts, attempt);
  const attempter = table.conspirators.find(({ id }) => id === attempt.who);
  const aided = isAided(aidsOf(options).plans, view.you, attempter?.seat);
  return (
    <section className="bo-panel bo-plot-page">
      <header>
        <small>{word(text, 'bo.plot.page')}</small>
        <h2>{name(text, `card.${printed(attempt.card)}`)}</h2>
      </header>
      <div className="bo-plot-known">
        {aided && <AttemptNeeds attempt={attempt} drawing={of} />}
        <Sources of={attempt.sources} text={text} />
        <p className="bo-plot-stake">
          <b>{word(text, 'bo.plot.stake', { n: Math.max(0, need.first) })}</b>{' '}
          {word(text, 'bo.plot.stake.help', { who: { m: `sheet.${attempt.who}` } })}
        </p>
        <p className="bo-plot-quiet">
          <b>{word(text, 'bo.plot.quiet')}</b> {word(text, 'bo.plot.quiet.help')}
        </p>
      </div>
      <div className="bo-plot-asked">
        <h3>{text.render(ask.prompt)}</h3>
        {attempt.rolled !== null && (
          <>
            <p className="bo-rolled" role="img" aria-label={word(text, 'bo.attempt.rolled')}>
              {asCounted(attempt.rolled).map(({ face, index }) => (
                <Die key={index} face={face} size={34} />
              ))}
            </p>
            <Counted attempt={attempt} reactions={aided ? 'worked-out' : 'untold'} drawing={of} />
          </>
        )}
        {ask.kind === 'plot-dice' ? (
          <>
            <PlotDicePanel {...props} />
            {aided && <Reacted attempt={attempt} drawing={of} />}
          </>
        ) : (
          <>
            {attempt.rolled === null && aided && <StageOdds attempt={attempt} drawing={of} />}
            <Answers {...props} />
          </>
        )}
      </div>
    </section>
  );
}

/** The answers to a question about the plot, as a list. */
function Answers({ ask, text, choose, busy }: Props): ReactElement {
  return (
    <div className="bo-plot-answers">
      {ask.options.map((option) => (
        <AnswerButton key={option.key} ask={ask} option={option} choose={choose} busy={busy} className="option">
          {text.render(option.label)}
        </AnswerButton>
      ))}
    </div>
  );
}
