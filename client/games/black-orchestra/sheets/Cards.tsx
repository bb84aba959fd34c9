import type { ReactElement } from 'react';

import type { Ref } from '../../../../shared/engine/ask';
import type { Text } from '../../../../shared/engine/text';
import type { ItemId } from '../../../../shared/games/black-orchestra/board/spaces';
import type { CardKey } from '../../../../shared/games/black-orchestra/state';
import { standsFor } from '../../../table/mates/thing';
import type { Drawing } from '../drawing';
import { markOf, printed } from '../faces';
import { ItemGlyph } from '../glyphs/items';
import { name, word } from '../i18n/words';
import { orderOf } from './order';

/** What its holder has said in advance about a card, as one sign. */
const ORDER_MARKS = { use: '▶', pass: '–', ask: '?' } as const;

/** A conspirator card as a slip of paper: its mark and name, and its text where it is shown whole; a tap uses or explains it. */
export function CardSlip({
  card,
  drawing,
  detail,
}: {
  readonly card: CardKey;
  readonly drawing: Drawing;
  readonly detail: 'name' | 'whole';
}): ReactElement {
  const { table, text, tap, marks } = drawing;
  const ref: Ref = { kind: 'card', id: card };
  const mark = markOf(card);
  const dice = table.cardDice[card] ?? 0;
  const order = orderOf(table, card);
  return (
    <button
      type="button"
      className={`bo-slip bo-slip-${mark}${marks(ref)}`}
      onClick={() => tap(ref)}
      {...standsFor(ref)}
    >
      {mark === 'plot' ? (
        <b className="bo-slip-mark">{word(text, 'bo.card.plot')}</b>
      ) : mark === 'illegal' ? (
        <b className="bo-slip-mark">{word(text, 'bo.card.illegal')}</b>
      ) : null}
      {/* Signs stand behind the last word of the name, never on a line of their own. */}
      <span>
        {name(text, `card.${printed(card)}`)}
        {order === undefined ? null : (
          <>
            {'\u00a0'}
            <em className="bo-slip-order" role="img" aria-label={word(text, `bo.card.order.${order.does}`)}>
              {ORDER_MARKS[order.does]}
            </em>
          </>
        )}
        {dice > 0 ? (
          <>
            {'\u00a0'}
            <em role="img" aria-label={word(text, 'bo.card.dice', { n: dice })}>
              {'◎'.repeat(dice)}
            </em>
          </>
        ) : null}
      </span>
      {detail === 'whole' ? <small className="bo-slip-text">{name(text, `card.${printed(card)}.text`)}</small> : null}
    </button>
  );
}

/** An item as a tag: drawing, name, and what it is good for where that is shown; a tap uses or explains it. */
export function ItemTag({
  item,
  target,
  uses = [],
  drawing,
}: {
  readonly item: ItemId;
  /** What stands for it in options: an item on a sheet, or one in the discard. */
  readonly target: Ref;
  readonly uses?: readonly Text[];
  readonly drawing: Drawing;
}): ReactElement {
  const { text, tap, marks } = drawing;
  return (
    <button type="button" className={`bo-tag${marks(target)}`} onClick={() => tap(target)} {...standsFor(target)}>
      <ItemGlyph item={item} size={18} />
      <span>
        {name(text, `item.${item}`)}
        {uses.map((use, i) => (
          <small key={i} className="bo-tag-use">
            {text.render(use)}
          </small>
        ))}
      </span>
    </button>
  );
}
