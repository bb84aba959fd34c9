import type { ReactElement } from 'react';

import type { FactsByEdition } from '../../../../shared/games/black-orchestra/forecast/facts';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { AskPanelProps } from '../../../table/contract/contract';
import { AnswerButton } from '../../../table/kit/AnswerButton';
import { aidsOf } from '../aids/aids';
import { word } from '../i18n/words';
import { Bar } from './Bar';
import { NO_ODDS, oddsOf, OUTCOMES } from './odds';

/** The question how many dice to roll: the exact chances of each number as a bar and in words, the best one marked [BO 12.2]. */
export function PlotDicePanel({
  ask,
  view,
  facts,
  options,
  text,
  choose,
  busy,
}: AskPanelProps<Table, FactsByEdition>): ReactElement {
  const { all, best } = aidsOf(options).plans === 'off' ? NO_ODDS : oddsOf(view.table, facts);
  return (
    <section className="bo-panel bo-plot-dice">
      {all.length > 0 && (
        <p className="bo-odds-head" aria-hidden="true">
          {OUTCOMES.map((outcome) => (
            <span key={outcome} className={`bo-figure-${outcome}`}>
              {word(text, `bo.plot.${outcome}`)}
            </span>
          ))}
        </p>
      )}
      {ask.options.map((option) => {
        const odds = all.find(({ n }) => n === option.label.p?.['n']);
        return (
          <AnswerButton
            key={option.key}
            ask={ask}
            option={option}
            choose={choose}
            busy={busy}
            className={odds !== undefined && odds.n === best ? 'bo-odds bo-odds-best' : 'bo-odds'}
          >
            <span className="bo-odds-n">{text.render(option.label)}</span>{' '}
            {odds !== undefined && (
              <>
                <Bar odds={odds} />
                <span className="bo-odds-figures">
                  {OUTCOMES.map((outcome) => (
                    <span key={outcome} className={`bo-figure-${outcome}`}>
                      <span className="sr-only">{word(text, `bo.plot.${outcome}`)}</span>{' '}
                      {word(text, 'bo.plot.percent', { value: odds[outcome] })}{' '}
                    </span>
                  ))}
                </span>
                {odds.n === best && <b className="bo-best">{word(text, 'bo.plot.best')}</b>}
              </>
            )}
          </AnswerButton>
        );
      })}
    </section>
  );
}
