import type { ReactElement } from 'react';

import type { Moment } from '../../../table/contract/story';
import type { Drawing } from '../drawing';
import { word } from '../i18n/words';
import { sayer } from '../story/sayer';
import { story } from '../story/story';

/** So much is said: the newest. */
const MOST = 3;

/** What others have done meanwhile and nobody had the time to look at (found: two eagles of a mate were in the log alone). */
export function LeftOut({
  moments,
  drawing: { table, you, text },
}: {
  readonly moments: readonly Moment[];
  readonly drawing: Drawing;
}): ReactElement | null {
  const { own, say } = sayer(table, you, text);
  if (moments.length === 0) return null;
  return (
    <ul className="bo-left-out" aria-label={word(text, 'bo.staged.left-out')}>
      {moments.slice(-MOST).map((moment) => (
        <li key={moment.at} data-tone={moment.tone}>
          {story.brief(moment, own).map(say).join(' ')}
        </li>
      ))}
    </ul>
  );
}
