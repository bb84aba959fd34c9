import type { ReactElement } from 'react';

import type { Seat } from '../../../../shared/engine/ask';
import { type CharacterId, inPlay } from '../../../../shared/games/complots/board/characters/ids';
import type { Drawing } from '../drawing';
import { Emblem } from '../glyphs/Emblem';
import { nameOf, title, word } from '../i18n/words';
import { MarkOf } from '../sheets/MarkOf';
import { copiesAmong, inTurnOrder } from '../sheets/seats';
import { type ClaimTold, recordOf } from '../story/claims';

const FATES = ['stood', 'proved', 'lie'] as const;

/** Who has claimed what, how often, and what became of it: the same for everybody, whatever they hold. */
export function ClaimsTable({ drawing }: { readonly drawing: Drawing }): ReactElement {
  const { table, text } = drawing;
  const characters = inPlay(table.options.fifth);
  const copies = copiesAmong(table.seats.length);
  const up = (id: CharacterId): number => table.seats.flatMap(({ slots }) => slots).filter((one) => one === id).length;
  return (
    <section className="co-claims">
      <table>
        <caption>{word(text, 'co.claims')}</caption>
        <thead>
          <tr>
            <th scope="col">{word(text, 'co.claims.order')}</th>
            {characters.map((id) => (
              <th key={id} scope="col">
                <Emblem of={id} />
                <b>{title(text, id)}</b>
                <small>{word(text, 'co.claims.up', { n: up(id), all: copies })}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inTurnOrder(drawing).map((one) => (
            <tr key={one} data-turn={table.turn.seat === one ? 'yes' : 'no'} data-out={isOut(drawing, one)}>
              <th scope="row">
                <MarkOf seat={one} drawing={drawing} />
                {nameOf(text, one)}
              </th>
              {characters.map((id) => (
                <ClaimsCell key={id} of={one} character={id} drawing={drawing} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="co-claims-key">
        {FATES.map((fate) => (
          <span key={fate}>
            <i className="co-fate" data-fate={fate} aria-hidden="true" /> {word(text, `co.fate.${fate}`)}
          </span>
        ))}
        <span>{word(text, 'co.fate.turn')}</span>
      </p>
    </section>
  );
}

function isOut({ table }: Drawing, one: Seat): 'yes' | 'no' {
  return table.out.includes(one) ? 'yes' : 'no';
}

function ClaimsCell({
  of,
  character,
  drawing: { claims, text },
}: {
  readonly of: Seat;
  readonly character: CharacterId;
  readonly drawing: Drawing;
}): ReactElement {
  const said = { who: nameOf(text, of), card: title(text, character) };
  const record = recordOf(claims, of, character);
  const one = ({ turn, fate }: ClaimTold): string =>
    word(text, 'co.claims.one', { turn, fate: word(text, `co.fate.${fate}`) });
  return (
    <td>
      <span className="sr-only">
        {record.length === 0
          ? word(text, 'co.claims.none', said)
          : word(text, 'co.claims.cell', { ...said, list: record.map(one).join(' ; ') })}
      </span>
      {record.map(({ at, turn, fate }) => (
        <span key={at} className="co-claim-mark" aria-hidden="true">
          <i className="co-fate" data-fate={fate} />
          {turn}
        </span>
      ))}
    </td>
  );
}
