import type { ReactElement } from 'react';

import { rescue } from '../../../../shared/games/black-orchestra/forecast/attempt';
import { needOf } from '../../../../shared/games/black-orchestra/forecast/pool';
import type { Attempt } from '../../../../shared/games/black-orchestra/state';
import type { Drawing } from '../drawing';
import { word } from '../i18n/words';
import { percent } from './odds';

/**
 * The dice of an attempt in words: how many count, what that would mean if nobody changed them, and what reactions could make of it.
 * @param reactions whether the aids of the table work that out for the reader
 */
export function Counted({
  attempt,
  reactions,
  drawing: { table, facts, text },
}: {
  readonly attempt: Attempt;
  readonly reactions: 'worked-out' | 'untold';
  readonly drawing: Pick<Drawing, 'table' | 'facts' | 'text'>;
}): ReactElement {
  const need = needOf(table, facts, attempt);
  const count = (face: string): number => (attempt.rolled ?? []).filter((one) => one === face).length;
  const [targets, eagles] = [count('target'), count('eagle')];
  const lies = eagles >= need.first ? 'detected' : targets >= need.targets ? 'success' : 'quiet';
  const rescued = reactions === 'untold' ? null : rescue(table, facts, attempt);
  return (
    <p className="bo-counted">
      {word(text, 'bo.verdict.count', { targets, needed: need.targets, eagles, first: Math.max(0, need.first) })}{' '}
      {word(text, `bo.attempt.lies.${lies}`)}
      {rescued !== null && ` ${word(text, `bo.attempt.rescue.${rescued.of}`, { value: percent(rescued.chance) })}`}
    </p>
  );
}
