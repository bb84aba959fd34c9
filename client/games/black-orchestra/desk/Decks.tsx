import type { ReactElement } from 'react';

import type { Drawing } from '../drawing';
import { Events } from './Events';
import { Piles } from './Piles';
import { Signs } from './Signs';

/** What is in force, decks and discards, and what the signs on the map mean. */
export function Decks({ drawing }: { readonly drawing: Drawing }): ReactElement {
  return (
    <div className="bo bo-decks">
      <Events drawing={drawing} />
      <Piles drawing={drawing} />
      <Signs drawing={drawing} />
    </div>
  );
}
