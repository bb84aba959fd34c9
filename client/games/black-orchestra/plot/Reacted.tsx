import type { ReactElement } from 'react';

import { attemptChances } from '../../../../shared/games/black-orchestra/forecast/attempt';
import type { Chances } from '../../../../shared/games/black-orchestra/forecast/odds';
import type { Attempt } from '../../../../shared/games/black-orchestra/state';
import type { Drawing } from '../drawing';
import { word } from '../i18n/words';
import { percent } from './odds';

/** The chance of an attempt if those who hold reactions to the roll play them; nothing where that makes it no better [BO 12.3]. */
export function Reacted({
  attempt,
  drawing: { table, facts, text },
}: {
  readonly attempt: Attempt;
  readonly drawing: Pick<Drawing, 'table' | 'facts' | 'text'>;
}): ReactElement | null {
  const { alone, reacted } = attemptChances(table, facts, attempt);
  const most = (all: readonly Chances[]): number => Math.max(0, ...all.map(({ success }) => success));
  if (most(reacted) <= most(alone)) return null;
  return <p className="bo-reacted">{word(text, 'bo.attempt.reacted', { value: percent(most(reacted)) })}</p>;
}
