import type { ReactElement } from 'react';

import type { PartProps } from '../../../table/contract/contract';
import { CardRow } from '../../../table/kit/Card';
import { cardName, type Drawing, shortName } from '../drawing';
import { Face } from '../glyphs/Face';

/** The reader's own cards: a tap on one chooses what can be done with it. */
export function Hand({ drawing }: PartProps<Drawing>): ReactElement {
  const { table, text, tap } = drawing;
  const composing = table.own?.composing ?? null;
  const cards = (table.own?.hand ?? []).map((card, i) => {
    const ref = { kind: 'card', id: card };
    return {
      id: `${card}.${i}`,
      label: cardName(text, card),
      side: 'up' as const,
      chosen: composing?.card === card ? ('yes' as const) : ('no' as const),
      children: <Face card={card} name={shortName(text, card)} />,
      // A card that cannot be used now tells what it does.
      onPress: () => tap(ref),
    };
  });
  return (
    <div className="ma ma-hand">
      <CardRow label={text.render({ m: 'ma.hand' })} cards={cards} />
    </div>
  );
}
