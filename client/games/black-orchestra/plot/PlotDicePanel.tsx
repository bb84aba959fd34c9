import type { ReactElement } from 'react';

import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { AskPanelProps } from '../../../table/contract';
import { word } from '../i18n/words';
import { bestOf, type Odds, oddsOf } from './odds';

const OUTCOMES = ['success', 'quiet', 'detected'] as const;

function Bar({ odds }: { readonly odds: Odds }): ReactElement {
  return (
    <span className="bo-bar" aria-hidden="true">
      {OUTCOMES.map((outcome) => (
        <i key={outcome} className={`bo-bar-${outcome}`} style={{ width: `${odds[outcome]}%` }} />
      ))}
    </span>
  );
}

/** The question how many dice to roll: the exact chances of each number as a bar, the best one marked [BO 12.2]. */
export function PlotDicePanel({ ask, text, choose, busy }: AskPanelProps<Table>): ReactElement {
  const best = bestOf(ask.options.flatMap((option) => oddsOf(option) ?? []));
  return (
    <section className="bo-panel bo-plot-dice">
      <p className="bo-legend" aria-label={word(text, 'bo.plot.legend')}>
        {OUTCOMES.map((outcome) => (
          <span key={outcome}>
            <i className={`bo-bar-${outcome}`} /> {word(text, `bo.plot.${outcome}`)}
          </span>
        ))}
      </p>
      {ask.options.map((option) => {
        const odds = oddsOf(option);
        return (
          <button
            key={option.key}
            type="button"
            className={odds !== null && odds.n === best ? 'bo-odds bo-odds-best' : 'bo-odds'}
            data-testid="option"
            data-ask={ask.id}
            data-key={option.key}
            disabled={busy}
            aria-label={text.render(option.label)}
            onClick={() => choose(option.key)}
          >
            {odds === null ? (
              <span className="bo-odds-n">{text.render(option.label)}</span>
            ) : (
              <>
                <span className="bo-odds-n">{word(text, 'bo.plot.dice', { n: odds.n })}</span>
                <Bar odds={odds} />
                <span className="bo-odds-figures">
                  {OUTCOMES.map((outcome) => (
                    <span key={outcome} className={`bo-figure-${outcome}`}>
                      {word(text, 'bo.plot.percent', { value: odds[outcome] })}
                    </span>
                  ))}
                </span>
                {odds.n === best ? <b className="bo-best">{word(text, 'bo.plot.best')}</b> : null}
              </>
            )}
          </button>
        );
      })}
    </section>
  );
}
