import { type ReactElement, useRef } from 'react';

import type { Ref, Seat } from '../../../../shared/engine/ask';
import { useRoving } from '../../../base/ui/useRoving';
import { Coins } from '../../../table/kit/pieces';
import { standsFor } from '../../../table/mates/thing';
import type { Drawing } from '../drawing';
import { MiniCards } from '../glyphs/MiniCards';
import { nameOf, word } from '../i18n/words';
import { MarkOf } from '../sheets/MarkOf';
import { aboutSeat, inTurnOrder } from '../sheets/seats';

/** The others in turn order after the reader, who stands among them once out, and at the end the Court and the Treasury. */
export function Seats({ drawing }: { readonly drawing: Drawing }): ReactElement {
  const { table, you, text } = drawing;
  const list = useRef<HTMLUListElement>(null);
  useRoving(list);
  return (
    <ul ref={list} className="co-seats" aria-label={word(text, 'co.seats')}>
      {inTurnOrder(drawing)
        .filter((one) => one !== you || table.out.includes(one))
        .map((one) => (
          <li key={one}>
            <SeatCell seat={one} drawing={drawing} />
          </li>
        ))}
      <li className="co-stock">
        <span>{word(text, 'co.court')}</span>
        <b>{table.court}</b>
        <span>{word(text, 'co.treasury')}</span>
        <b>{table.treasury}</b>
      </li>
    </ul>
  );
}

function SeatCell({ seat, drawing }: { readonly seat: Seat; readonly drawing: Drawing }): ReactElement {
  const { table, text, awaited, isTarget, tap } = drawing;
  const { coins = 0, slots = [] } = table.seats[seat] ?? {};
  const ref: Ref = { kind: 'seat', id: `${seat}` };
  const isOut = table.out.includes(seat);
  return (
    <button
      type="button"
      className="co-seat"
      aria-label={aboutSeat(drawing, seat)}
      data-turn={table.turn.seat === seat ? 'yes' : 'no'}
      data-awaited={awaited.includes(seat) ? 'yes' : 'no'}
      data-out={isOut ? 'yes' : 'no'}
      data-target={isTarget(ref) ? 'yes' : 'no'}
      onClick={() => tap(ref)}
      {...standsFor(ref)}
    >
      <span className="co-seat-who">
        <MarkOf seat={seat} drawing={drawing} />
        <b>{nameOf(text, seat)}</b>
      </span>
      <MiniCards slots={slots} />
      {isOut ? (
        <small className="co-seat-out">{word(text, 'co.seat.out')}</small>
      ) : (
        <Coins count={coins} label={word(text, 'co.coins', { n: coins })} />
      )}
    </button>
  );
}
