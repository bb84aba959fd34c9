import type { ReactElement, ReactNode } from 'react';

import type { Ref } from '../../../../shared/engine/ask';
import { LEADER_IDS } from '../../../../shared/games/black-orchestra/board/spaces';
import { printed } from '../faces';
import { Leader } from '../glyphs/tokens';
import { name, word } from '../i18n/words';
import type { Play } from '../play';
import { CardSlip, ItemTag } from '../sheets/Cards';

/** A pile that unfolds into what lies in it; unfolded by itself while something in it can be chosen. */
function Pile({
  title,
  count,
  choosable,
  play,
  children,
}: {
  readonly title: string;
  readonly count: number;
  readonly choosable: 'choosable' | 'plain';
  readonly play: Play;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <details className="bo-pile" open={choosable === 'choosable' ? true : undefined} key={choosable}>
      <summary>{title}</summary>
      <div className="bo-slips">{count === 0 ? <i>{word(play.text, 'bo.pile.empty')}</i> : children}</div>
    </details>
  );
}

/** Decks, discards and what has left the game. */
export function Piles({ play }: { readonly play: Play }): ReactElement {
  const { table, text, tap, marks, isTarget } = play;
  const cardRef = (id: string): Ref => ({ kind: 'card', id });
  const itemRef = (id: string): Ref => ({ kind: 'discarded-item', id });
  const out = LEADER_IDS.filter((id) => table.leaders[id].state !== 'board');
  return (
    <div className="bo-piles" role="group" aria-label={word(text, 'bo.piles')}>
      <p className="bo-deck-left">{word(text, 'bo.pile.deck', { n: table.deckLeft })}</p>
      <Pile
        title={word(text, 'bo.pile.discard', { n: table.discard.length })}
        count={table.discard.length}
        choosable={table.discard.some((card) => isTarget(cardRef(card))) ? 'choosable' : 'plain'}
        play={play}
      >
        {[...table.discard].reverse().map((card) => (
          <CardSlip key={card} card={card} play={play} />
        ))}
      </Pile>
      <Pile
        title={word(text, 'bo.pile.items', { n: table.itemDiscard.length })}
        count={table.itemDiscard.length}
        choosable={table.itemDiscard.some((item) => isTarget(itemRef(item))) ? 'choosable' : 'plain'}
        play={play}
      >
        {table.itemDiscard.map((item, i) => (
          <ItemTag key={`${item}${i}`} item={item} target={itemRef(item)} play={play} />
        ))}
      </Pile>
      <Pile
        title={word(text, 'bo.pile.events', { n: table.eventDiscard.length })}
        count={table.eventDiscard.length}
        choosable="plain"
        play={play}
      >
        {[...table.eventDiscard].reverse().map((event) => (
          <button
            key={event}
            type="button"
            className={`bo-slip${marks({ kind: 'event', id: event })}`}
            onClick={() => tap({ kind: 'event', id: event })}
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
              <Leader leader={id} size={22} />
              <span>{name(text, `leader.${id}`)}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
