import type { ReactElement, ReactNode } from 'react';

import type { Ref } from '../../../../shared/engine/ask';
import { LEADER_IDS } from '../../../../shared/games/black-orchestra/board/spaces';
import { standsFor } from '../../../table/mates/thing';
import type { Drawing } from '../drawing';
import { printed } from '../faces';
import { Leader } from '../glyphs/tokens';
import { name, word } from '../i18n/words';
import { CardSlip, ItemTag } from '../sheets/Cards';

/** A pile that can be unfolded to show its cards or items. It is unfolded while one of them can be chosen. */
function Pile({
  title,
  count,
  choosable,
  drawing,
  children,
}: {
  readonly title: string;
  readonly count: number;
  readonly choosable: 'choosable' | 'plain';
  readonly drawing: Drawing;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <details className="bo-pile" open={choosable === 'choosable' ? true : undefined} key={choosable}>
      <summary>{title}</summary>
      <div className="bo-slips">{count === 0 ? <i>{word(drawing.text, 'bo.pile.empty')}</i> : children}</div>
    </details>
  );
}

const DECK: Ref = { kind: 'deck', id: 'conspirator' };

/** Decks, discards and what has left the game. */
export function Piles({ drawing }: { readonly drawing: Drawing }): ReactElement {
  const { table, text, tap, marks, isTarget } = drawing;
  const cardRef = (id: string): Ref => ({ kind: 'card', id });
  const itemRef = (id: string): Ref => ({ kind: 'discarded-item', id });
  const out = LEADER_IDS.filter((id) => table.leaders[id].state !== 'board');
  return (
    <div className="bo-piles" role="group" aria-label={word(text, 'bo.piles')}>
      <button type="button" className={`bo-deck-left${marks(DECK)}`} onClick={() => tap(DECK)} {...standsFor(DECK)}>
        {word(text, 'bo.pile.deck', { n: table.deckLeft })}
      </button>
      <Pile
        title={word(text, 'bo.pile.discard', { n: table.discard.length })}
        count={table.discard.length}
        choosable={table.discard.some((card) => isTarget(cardRef(card))) ? 'choosable' : 'plain'}
        drawing={drawing}
      >
        {[...table.discard].reverse().map((card) => (
          <CardSlip key={card} card={card} drawing={drawing} detail="name" />
        ))}
      </Pile>
      <Pile
        title={word(text, 'bo.pile.items', { n: table.itemDiscard.length })}
        count={table.itemDiscard.length}
        choosable={table.itemDiscard.some((item) => isTarget(itemRef(item))) ? 'choosable' : 'plain'}
        drawing={drawing}
      >
        {table.itemDiscard.map((item, i) => (
          <ItemTag key={`${item}${i}`} item={item} target={itemRef(item)} drawing={drawing} />
        ))}
      </Pile>
      <Pile
        title={word(text, 'bo.pile.events', { n: table.eventDiscard.length })}
        count={table.eventDiscard.length}
        choosable="plain"
        drawing={drawing}
      >
        {[...table.eventDiscard].reverse().map((event) => (
          <button
            key={event}
            type="button"
            className={`bo-slip${marks({ kind: 'event', id: event })}`}
            onClick={() => tap({ kind: 'event', id: event })}
            {...standsFor({ kind: 'event', id: event })}
          >
            <span>{name(text, `event.${printed(event)}`)}</span>
          </button>
        ))}
      </Pile>
      {table.tilesRemoved === 0 ? null : <p>{word(text, 'bo.pile.tiles-removed', { n: table.tilesRemoved })}</p>}
      {out.length === 0 ? null : (
        <div className="bo-out">
          <span>{word(text, 'bo.leaders.out')}</span>
          {out.map((id) => (
            <button key={id} type="button" className="bo-tag" onClick={() => tap({ kind: 'leader', id })}>
              <Leader leader={id} size={24} />
              <span>{name(text, `leader.${id}`)}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
