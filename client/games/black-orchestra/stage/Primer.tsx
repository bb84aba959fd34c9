import type { ReactElement } from 'react';

import type { Renderer } from '../../../../shared/text/render';
import { Die } from '../glyphs/dice';
import { Sign } from '../glyphs/signs';
import { word, type WordId } from '../i18n/words';

/** The size of a picture beside its line, in pixels. */
const SIZE = 24;

const LINES: readonly { readonly picture: ReactElement; readonly says: WordId }[] = [
  { picture: <Sign sign="aim" size={SIZE} />, says: 'bo.primer.draw' },
  { picture: <Sign sign="motivation" size={SIZE} />, says: 'bo.primer.conspire' },
  { picture: <Die face="target" size={SIZE} />, says: 'bo.primer.target' },
  { picture: <Die face="eagle" size={SIZE} />, says: 'bo.primer.eagle' },
  { picture: <Sign sign="suspicion" size={SIZE} />, says: 'bo.primer.raid' },
];

/** How the game is won and lost, with the pictures that everything later is told by (found: “eagle” and “target” came before any die). */
export function Primer({ text }: { readonly text: Renderer }): ReactElement {
  return (
    <ul className="bo-primer">
      {LINES.map(({ picture, says }) => (
        <li key={says} data-room="yes">
          {picture}
          {word(text, says)}
        </li>
      ))}
    </ul>
  );
}
