import type { ReactElement } from 'react';

import type { Conspirator } from '../../../../shared/games/black-orchestra/state';
import { isAided } from '../aids/aids';
import { servedPlots } from '../aids/served';
import type { Drawing } from '../drawing';
import { word } from '../i18n/words';
import { CardSlip, ItemTag } from './Cards';
import { Things } from './Things';

/** The dossier and the items of a conspirator, each with how many there are and may be. */
export function Holdings({
  one,
  drawing,
  detail,
}: {
  readonly one: Conspirator;
  readonly drawing: Drawing;
  /** How much of each card is shown; of the whole, each item says which plot of its holder it serves. */
  readonly detail: 'name' | 'whole';
}): ReactElement {
  const { table, text, facts, aids, you } = drawing;
  const limits = table.limits[table.conspirators.indexOf(one)] ?? { dossier: 0, items: 0 };
  return (
    <>
      <Things
        figure="dossier"
        empty={word(text, 'bo.sheet.dossier.empty')}
        n={one.dossier.length}
        limit={limits.dossier}
        drawing={drawing}
      >
        {one.dossier.map((card) => (
          <CardSlip key={card} card={card} drawing={drawing} detail={detail} />
        ))}
      </Things>
      <Things
        figure="items"
        empty={word(text, 'bo.sheet.items.empty')}
        n={one.items.length}
        limit={limits.items}
        drawing={drawing}
      >
        {one.items.map((item, i) => (
          <ItemTag
            key={`${item}${i}`}
            item={item}
            target={{ kind: 'item', id: `${one.id}:${item}` }}
            uses={detail === 'whole' && isAided(aids.plans, you, one.seat) ? servedPlots(item, one, facts, 2) : []}
            drawing={drawing}
          />
        ))}
      </Things>
    </>
  );
}
