import type { ReactElement } from 'react';

import type { PartProps } from '../../../table/contract/contract';
import type { Drawing } from '../drawing';
import { word } from '../i18n/words';
import { CardSlip, ItemTag } from './Cards';
import { ownOf } from './seating';
import { Things } from './Things';

/** What the viewer's conspirator holds: each card with its text, and the items. Draws nothing for a spectator. */
export function Hand({ drawing }: PartProps<Drawing>): ReactElement | null {
  const { table, text, you } = drawing;
  const own = ownOf(table.conspirators, you, table.turn.active);
  if (own === null) return null;
  const limits = table.limits[table.conspirators.indexOf(own)] ?? { dossier: 0, items: 0 };
  return (
    <div className="bo bo-hand">
      <h2 className="sr-only">{word(text, 'bo.hand')}</h2>
      <Things
        figure="dossier"
        empty={word(text, 'bo.sheet.dossier.empty')}
        n={own.dossier.length}
        limit={limits.dossier}
        drawing={drawing}
      >
        {own.dossier.map((card) => (
          <CardSlip key={card} card={card} drawing={drawing} detail="whole" />
        ))}
      </Things>
      <Things
        figure="items"
        empty={word(text, 'bo.sheet.items.empty')}
        n={own.items.length}
        limit={limits.items}
        drawing={drawing}
      >
        {own.items.map((item, i) => (
          <ItemTag
            key={`${item}${i}`}
            item={item}
            target={{ kind: 'item', id: `${own.id}:${item}` }}
            drawing={drawing}
          />
        ))}
      </Things>
    </div>
  );
}
