import type { ReactElement } from 'react';

import type { Text } from '../../../../shared/engine/text';
import type { Attempt } from '../../../../shared/games/black-orchestra/state';
import type { Renderer } from '../../../../shared/text/render';
import { word } from '../i18n/words';

/** Each die of an attempt with where it comes from. */
export function Sources({ of, text }: { readonly of: Attempt['sources']; readonly text: Renderer }): ReactElement {
  return (
    <ul className="bo-sources" aria-label={word(text, 'bo.attempt.sources')}>
      {of.map(({ from, dice }, i) => (
        <li key={i}>
          <b>+{dice}</b> {text.render(sourceName(from))}
        </li>
      ))}
    </ul>
  );
}

/** What brings dice or other help to an attempt (`item:keys`, `sheet:beck`, an affiliation, `meeting`) as a name. */
function sourceName(from: string): Text {
  if (from === 'meeting' || from === 'plot') return { m: `bo.attempt.${from}` };
  return { m: from.includes(':') ? from.replace(':', '.') : `affiliation.${from}` };
}
