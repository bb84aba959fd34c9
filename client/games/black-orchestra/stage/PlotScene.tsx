import type { ReactElement } from 'react';

import { attemptChances } from '../../../../shared/games/black-orchestra/forecast/attempt';
import { bestDice, type Chances } from '../../../../shared/games/black-orchestra/forecast/odds';
import { needOf } from '../../../../shared/games/black-orchestra/forecast/pool';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { StageProps } from '../../../table/contract/contract';
import { isAided } from '../aids/aids';
import type { Drawing } from '../drawing';
import { word } from '../i18n/words';
import { percent } from '../plot/odds';
import { Portrait } from '../portraits/Portrait';
import { sayer } from '../story/sayer';

/** The chance of success with the best number of dice, in percent. */
function successOf(chances: readonly Chances[]): number {
  const best = bestDice(chances);
  return percent(best === null ? 0 : (chances[best - 1]?.success ?? 0));
}

/** Somebody else begins to attempt a plot: on whom, what the dice must show, and what is at stake [BO 12]. */
export function PlotScene({ moment: { moment, message }, drawing }: StageProps<Drawing>): ReactElement {
  const { text, facts, aids, you } = drawing;
  // The table as it is once the plot is open, not as the presentation has shown it so far.
  const table = message.table as Table;
  const { attempt, variants } = table;
  const { say } = sayer(table, you, text);
  const lines = () => {
    if (attempt === null) return [];
    const { targets, first } = needOf(table, facts, attempt);
    const { alone, reacted } = attemptChances(table, facts, attempt);
    const [value, held] = [successOf(alone), successOf(reacted)];
    const aided = isAided(aids.plans, you, table.conspirators.find(({ id }) => id === attempt.who)?.seat);
    return [
      word(text, 'bo.staged.plot.needs', { n: targets }),
      word(text, 'bo.plot.stake', { n: Math.max(0, first) }),
      // A chance of nothing would sound like a lost cause: dice may still be added.
      ...(attempt.dice < targets ? [word(text, 'bo.staged.plot.short', { n: attempt.dice, needed: targets })] : []),
      ...(aided && attempt.dice >= targets ? [word(text, 'bo.staged.plot.chance', { value, n: attempt.dice })] : []),
      // Found: “at best 11%”, and cards that they held made it 41.
      ...(aided && held > value ? [word(text, 'bo.attempt.reacted', { value: held })] : []),
      ...(attempt.target === 'hitler' && !variants.lieutenants ? [word(text, 'bo.staged.plot.won')] : []),
    ];
  };
  return (
    <div className="bo-scene bo-plot-scene">
      <svg className="bo-scene-picture" viewBox="0 0 360 130" aria-hidden="true" focusable="false">
        <path className="bo-lamplight" d="M180 14 L330 130 H30 Z" />
        <path className="bo-lampshade" d="M150 22 h60 l-14 -22 h-32z" />
        <svg x="116" y="26" width="128" height="104">
          <Portrait id={attempt?.who ?? ''} />
        </svg>
      </svg>
      <small>{word(text, 'bo.staged.plot')}</small>
      <h2>{say(moment.head)}</h2>
      <ul className="bo-scene-lines">
        {lines().map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
