import { type ReactElement, useMemo } from 'react';

import { attemptAdditions, attemptChances } from '../../../../shared/games/black-orchestra/forecast/attempt';
import { bestDice, type Chances } from '../../../../shared/games/black-orchestra/forecast/odds';
import type { Attempt } from '../../../../shared/games/black-orchestra/state';
import type { Drawing } from '../drawing';
import { name, word } from '../i18n/words';
import { Bar } from './Bar';
import { percentsOf } from './odds';
import { Reacted } from './Reacted';

/** The chances of an attempt by number of dice, the best one marked, and what each item in reach would make of them. */
export function StageOdds({
  attempt,
  drawing,
}: {
  readonly attempt: Attempt;
  readonly drawing: Pick<Drawing, 'table' | 'facts' | 'text'>;
}): ReactElement {
  const { table, facts, text } = drawing;
  const { alone, additions } = useMemo(
    () => ({
      alone: attemptChances(table, facts, attempt).alone,
      additions: attemptAdditions(table, facts, attempt),
    }),
    [table, facts, attempt],
  );
  const best = bestDice(alone);
  const shown = (value: number): string => word(text, 'bo.plot.percent', { value });
  return (
    <>
      <table className="bo-stage-odds">
        <caption className="sr-only">{word(text, 'bo.plot.legend')}</caption>
        <thead>
          <tr>
            <th scope="col">{word(text, 'bo.plan.dice')}</th>
            <td />
            <th scope="col">{word(text, 'bo.plot.success')}</th>
            <th scope="col">{word(text, 'bo.plot.detected')}</th>
          </tr>
        </thead>
        <tbody>
          {percentsOf(alone).map((odds) => (
            <tr key={odds.n} data-best={odds.n === best ? 'yes' : 'no'}>
              <th scope="row">
                {odds.n}
                {odds.n === best && <span className="sr-only"> {word(text, 'bo.plot.best')}</span>}
              </th>
              <td>
                <Bar odds={odds} />
              </td>
              <td className="bo-figure-success">{shown(odds.success)}</td>
              <td className="bo-figure-detected">{shown(odds.detected)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Reacted attempt={attempt} drawing={drawing} />
      {additions.length > 0 && (
        <ul className="bo-additions">
          {additions.map(({ item, givers, chances }) => (
            <li key={item}>
              {word(text, 'bo.attempt.addition', {
                item: name(text, `item.${item}`),
                givers: givers.map((id) => ({ m: `sheet.${id}` })),
                ...bestOf(chances),
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The best number of dice with its chance of success in percent; all dice where none can succeed. */
function bestOf(chances: readonly Chances[]): { readonly n: number; readonly success: number } {
  const n = bestDice(chances) ?? chances.length;
  return { n, success: percentsOf(chances)[n - 1]?.success ?? 0 };
}
