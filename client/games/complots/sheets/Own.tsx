import type { ReactElement } from 'react';

import type { PartProps } from '../../../table/contract/contract';
import { Coins } from '../../../table/kit/pieces';
import type { Drawing } from '../drawing';
import { Emblem } from '../glyphs/Emblem';
import { title, word } from '../i18n/words';

/** The reader's own characters and coins, for the reader alone; a tap on a character explains it. */
export function Own({ drawing: { table, you, text, tap } }: PartProps<Drawing>): ReactElement | null {
  const { own, seats } = table;
  const me = you === null ? undefined : seats[you];
  if (own === null || me === undefined) return null;
  const cards = me.slots.map((slot, i) => ({
    id: slot === 'hidden' ? (own.slots[i] ?? null) : slot === 'empty' ? null : slot,
    side: slot === 'hidden' ? ('own' as const) : ('up' as const),
  }));
  const said = cards.flatMap(({ id, side }) =>
    id === null ? [] : [side === 'own' ? title(text, id) : `${title(text, id)} (${word(text, 'co.turned-up')})`],
  );
  return (
    <div className="co co-own">
      <p className="sr-only">{word(text, 'co.own', { cards: said.join(', '), n: me.coins })}</p>
      {cards.map(({ id, side }, i) =>
        id === null ? (
          <span key={i} className="co-own-card" data-side="empty" />
        ) : (
          <button
            key={i}
            type="button"
            className="co-own-card"
            data-side={side}
            aria-label={title(text, id)}
            // No option points at it: in a draft the character of that name is one that can be kept.
            onClick={() => tap({ kind: 'hand', id })}
          >
            <Emblem of={id} />
            <b>{title(text, id)}</b>
            <small>{word(text, `co.power.${id}`)}</small>
          </button>
        ),
      )}
      <Coins count={me.coins} label={word(text, 'co.coins', { n: me.coins })} />
    </div>
  );
}
