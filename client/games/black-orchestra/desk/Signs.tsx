import type { ReactElement } from 'react';

import type { Drawing } from '../drawing';
import { SIGNS } from '../glyphs/legend';
import { Sign } from '../glyphs/signs';
import { word } from '../i18n/words';

/** What the signs on the map mean; a tap says more. */
export function Signs({ drawing }: { readonly drawing: Drawing }): ReactElement {
  const { text, tap } = drawing;
  return (
    <section className="bo-signs" aria-label={word(text, 'bo.legend')}>
      <h2>{word(text, 'bo.legend')}</h2>
      <ul>
        {SIGNS.map(({ sign, word: called }) => (
          <li key={sign}>
            <button type="button" onClick={() => tap({ kind: 'sign', id: sign })}>
              <Sign sign={sign} size={18} /> {word(text, called)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
