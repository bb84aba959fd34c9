import type { ReactElement } from 'react';

import type { Renderer } from '../../../../shared/text/render';
import type { Change } from '../../../table/contract/contract';
import type { Drawing } from '../drawing';
import { word } from '../i18n/words';

/** So many changes are shown at most: the first are the most important. */
const MOST = 4;

/** What a moment has changed, each with the sign and the word for good or bad. */
export function Changes({
  changes,
  drawing: { text },
}: {
  readonly changes: readonly Change[];
  readonly drawing: Drawing;
}): ReactElement | null {
  if (changes.length === 0) return null;
  return (
    <ul className="bo-staged-changes" aria-label={word(text, 'bo.staged.changes')}>
      {changes.slice(0, MOST).map(({ what, from, to, tone }, i) => (
        <li key={i} data-tone={tone}>
          <span>
            {what} {from === null ? null : <>{from} → </>}
            <b>{to}</b>
          </span>
          <Tone tone={tone} text={text} />
        </li>
      ))}
    </ul>
  );
}

/** Whether something is good or bad for the conspiracy, by a sign and a word; nothing where it is neither. */
export function Tone({
  tone = 'neither',
  text,
}: {
  readonly tone?: Change['tone'] | undefined;
  readonly text: Renderer;
}): ReactElement | null {
  if (tone === 'neither') return null;
  return (
    <span className="bo-staged-tone" data-tone={tone}>
      <span aria-hidden="true">{tone === 'better' ? '✓' : '✗'}</span> {word(text, `bo.staged.${tone}`)}
    </span>
  );
}
