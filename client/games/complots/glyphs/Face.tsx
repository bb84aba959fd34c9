import type { ReactElement } from 'react';

import type { CharacterId } from '../../../../shared/games/complots/board/characters/ids';
import type { Renderer } from '../../../../shared/text/render';
import { title, word } from '../i18n/words';
import { Emblem } from './Emblem';

/** What is printed on a character: its sign, its name, and in short what it can do. */
export function Face({
  of,
  text,
  says = 'name',
}: {
  readonly of: CharacterId;
  readonly text: Renderer;
  readonly says?: 'name' | 'power';
}): ReactElement {
  return (
    <span className="co-face">
      <Emblem of={of} />
      <b>{title(text, of)}</b>
      {says === 'power' && <small>{word(text, `co.power.${of}`)}</small>}
    </span>
  );
}
