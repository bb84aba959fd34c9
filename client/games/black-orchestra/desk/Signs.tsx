import type { ReactElement } from 'react';

import type { Renderer } from '../../../../shared/text/render';
import { Sign, type SignId } from '../glyphs/signs';
import { word, type WordId } from '../i18n/words';

const ENTRIES: readonly (readonly [SignId, WordId])[] = [
  ['motivation', 'bo.sheet.motivation'],
  ['suspicion', 'bo.sheet.suspicion'],
  ['support', 'bo.support.title'],
  ['fortified', 'bo.legend.fortified'],
  ['any-item', 'bo.legend.any-item'],
  ['one-head', 'bo.legend.you'],
  ['heads', 'bo.legend.distributed'],
  ['hitler', 'bo.legend.hitler'],
  ['deputy', 'bo.legend.deputy'],
  ['closes', 'bo.legend.closes'],
];

/** What the signs on the map mean. */
export function Signs({ text }: { readonly text: Renderer }): ReactElement {
  return (
    <section className="bo-signs" aria-label={word(text, 'bo.legend')}>
      <h3>{word(text, 'bo.legend')}</h3>
      <ul>
        {ENTRIES.map(([sign, id]) => (
          <li key={sign}>
            <Sign sign={sign} size={18} /> {word(text, id)}
          </li>
        ))}
      </ul>
    </section>
  );
}
