import type { ReactElement } from 'react';

import type { ComingForecast } from '../../../../shared/games/black-orchestra/forecast/coming';
import type { PlotPlan, Throw } from '../../../../shared/games/black-orchestra/forecast/plans';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Renderer } from '../../../../shared/text/render';
import { markOf, printed } from '../faces';
import { oddsSentence, readyBy } from '../goal/sentences';
import { name, word } from '../i18n/words';
import { percent } from '../plot/odds';
import { Needs } from './Needs';
import { type PlanRow, rowsOf } from './rows';

/** So many rows are shown of a plan in brief; the others are folded away. */
const BRIEF = 2;

/**
 * One plot: its card, what is met and missing, and the odds as it stands and with each thing that would help. Where none of that
 * could make it succeed, no odds. In brief it has no text of the card, and few rows.
 */
export function Plan({
  plan,
  table,
  coming,
  text,
  whose,
  detail,
}: {
  readonly plan: PlotPlan;
  readonly table: Table;
  /** How the next event may bring Hitler to where it can strike; null where nobody waits for that, or it is not told. */
  readonly coming: ComingForecast | null;
  readonly text: Renderer;
  readonly whose: 'own' | 'others';
  readonly detail: 'whole' | 'brief';
}): ReactElement {
  const { card, who, target, ready } = plan;
  const id = printed(card);
  const title = name(text, `card.${id}`);
  const rows = rowsOf(plan);
  const folded = detail === 'brief' ? rows.slice(BRIEF) : [];
  return (
    <section className="bo-plan" aria-label={title}>
      <h3>
        {title} {markOf(card) === 'plot' && <small>{word(text, 'bo.card.plot')}</small>}
      </h3>
      <p className="bo-plan-who">
        {word(text, whose === 'own' ? 'bo.plan.own' : 'bo.plan.other', {
          who: { m: `sheet.${who}` },
          target: { m: `leader.${target}` },
        })}
      </p>
      {detail === 'whole' && <p className="bo-plan-card">{name(text, `card.${id}.text`)}</p>}
      <Needs plan={plan} table={table} text={text} />
      {coming !== null && <p className="bo-plan-coming">{comingWords(coming, text)}</p>}
      <p>
        {word(text, 'bo.plan.throw', { targets: ready.need.targets, first: Math.max(0, ready.need.first) })}{' '}
        <b>{text.render(oddsSentence(ready, readyBy(plan)))}</b>
      </p>
      {rows.every(({ thrown }) => thrown.best === null) ? (
        <p>{word(text, table.support > table.supportFloor ? 'bo.plan.hopeless' : 'bo.plan.hopeless.floor')}</p>
      ) : (
        <>
          <Odds rows={rows.slice(0, rows.length - folded.length)} text={text} />
          {folded.length > 0 && (
            <details className="bo-plan-more">
              <summary>{word(text, 'bo.plan.others', { n: folded.length })}</summary>
              <Odds rows={folded} text={text} />
            </details>
          )}
        </>
      )}
    </section>
  );
}

/** How Hitler may come, by chances of the next event (found: nobody knew what could bring him to a castle). */
function comingWords({ there, visit }: ComingForecast, text: Renderer): string {
  return [
    word(text, 'bo.plan.coming', { chance: percent(there) }),
    ...(visit > 0 ? [word(text, 'bo.plan.coming.visit', { chance: percent(visit) })] : []),
  ].join(' ');
}

/** The odds of a plan, a row for each way to throw its dice. */
function Odds({ rows, text }: { readonly rows: readonly PlanRow[]; readonly text: Renderer }): ReactElement {
  return (
    <table>
      <caption className="sr-only">{word(text, 'bo.plan.odds')}</caption>
      <thead>
        <tr>
          <th scope="col">{word(text, 'bo.plan.with')}</th>
          <th scope="col">{word(text, 'bo.plan.dice')}</th>
          <th scope="col">{word(text, 'bo.plot.success')}</th>
          <th scope="col">{word(text, 'bo.plot.detected')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, thrown }, i) => (
          <tr key={i}>
            <th scope="row">{text.render(label)}</th>
            <Figures thrown={thrown} text={text} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The number of dice that is best, and what it promises; with all of them where none can succeed. */
function Figures({ thrown, text }: { readonly thrown: Throw; readonly text: Renderer }): ReactElement {
  const { best, dice, chances } = thrown;
  const n = best ?? dice;
  const chance = chances[n - 1];
  const shown = (value: number | undefined): string =>
    word(text, 'bo.plot.percent', { value: value === undefined ? 0 : percent(value) });
  return (
    <>
      <td>{n}</td>
      <td className="bo-figure-success">{shown(chance?.success)}</td>
      <td className="bo-figure-detected">{shown(chance?.detected)}</td>
    </>
  );
}
