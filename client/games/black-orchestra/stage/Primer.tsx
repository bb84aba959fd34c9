import type { ReactElement } from 'react';

import type { Renderer } from '../../../../shared/text/render';
import { Die } from '../glyphs/dice';
import { Sign } from '../glyphs/signs';
import { word } from '../i18n/words';

/** The size of a picture beside its line, in pixels. */
const SIZE = 24;

/** How the game is won and lost, with the pictures that everything later is told by (found: “eagle” and “target” came before any die). */
export function Primer({ text }: { readonly text: Renderer }): ReactElement {
  return (
    <ul className="bo-primer">
      <li data-room="yes">
        <Sign sign="aim" size={SIZE} />
        {word(text, 'bo.primer.draw')}
      </li>
      <li data-room="yes">
        <Sign sign="motivation" size={SIZE} />
        {word(text, 'bo.primer.conspire')}
      </li>
      <li data-room="yes">
        <Die face="target" size={SIZE} />
        {word(text, 'bo.primer.target')}
      </li>
      <li data-room="yes">
        <Die face="eagle" size={SIZE} />
        {word(text, 'bo.primer.eagle')}
      </li>
      <li data-room="yes">
        <Sign sign="suspicion" size={SIZE} />
        {word(text, 'bo.primer.raid')}
      </li>
    </ul>
  );
}
