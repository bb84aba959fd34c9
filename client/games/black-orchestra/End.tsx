import type { ReactElement } from 'react';

import type { Table } from '../../../shared/games/black-orchestra/table';
import type { EndProps } from '../../table/contract/contract';
import { word } from './i18n/words';

/** How the match ended [BO 1, 15]: outcome, why, stage and score, in plain words. */
export function End({ view, text }: Pick<EndProps<Table>, 'view' | 'text'>): ReactElement | null {
  const { over, table } = view;
  // Nobody wins against the others here.
  if (over === null || over.outcome === 'ranked') return null;
  // Where the table has ended the game, nothing was won and nothing lost.
  const lives = over.outcome === 'called-off' ? null : over['livesSaved'];
  return (
    <section className={`bo-panel bo-end bo-end-${over.outcome}`}>
      <h2>{text.render({ m: `end.${over.outcome}` })}</h2>
      <p>{text.render({ m: `over.${over.reason}` })}</p>
      <dl>
        <div>
          <dt>{word(text, 'bo.end.stage')}</dt>
          <dd>{table.stage}</dd>
        </div>
        <div>
          <dt>{word(text, 'bo.end.turns')}</dt>
          <dd>{table.turn.number}</dd>
        </div>
        <div>
          <dt>{word(text, 'bo.end.support')}</dt>
          <dd>{table.support}</dd>
        </div>
        {lives !== null && (
          <div>
            <dt>{word(text, 'bo.end.lives')}</dt>
            <dd>{word(text, 'bo.end.lives.value', { lives: typeof lives === 'number' ? lives : 0 })}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
