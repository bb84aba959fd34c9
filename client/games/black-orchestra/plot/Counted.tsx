import type { ReactElement } from 'react';

import type { DieFace } from '../../../../shared/games/black-orchestra/board/pieces';
import type { Need } from '../../../../shared/games/black-orchestra/forecast/odds';
import type { Renderer } from '../../../../shared/text/render';
import { word } from '../i18n/words';

/** The dice of an attempt in words: how many count, and what that would mean if nobody changed them. */
export function Counted({
  rolled,
  need,
  text,
}: {
  readonly rolled: readonly DieFace[];
  readonly need: Need;
  readonly text: Renderer;
}): ReactElement {
  const count = (face: DieFace): number => rolled.filter((one) => one === face).length;
  const [targets, eagles] = [count('target'), count('eagle')];
  const lies = eagles >= need.first ? 'detected' : targets >= need.targets ? 'success' : 'quiet';
  return (
    <p className="bo-counted">
      {word(text, 'bo.verdict.count', { targets, needed: need.targets, eagles, first: Math.max(0, need.first) })}{' '}
      {word(text, `bo.attempt.lies.${lies}`)}
    </p>
  );
}
