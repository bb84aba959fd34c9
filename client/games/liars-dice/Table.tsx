import './liars-dice.css';

import type { CSSProperties, ReactElement } from 'react';

import { standing } from '../../../shared/games/liars-dice/board/dice';
import { SeatMark } from '../../base/ui/SeatMark';
import type { PartProps } from '../../table/contract/contract';
import { PipDie } from '../../table/kit/pieces';
import { bidIn, type Drawing, nameOf } from './drawing';

/** The seats round the table, the reader's own nearest, and the bid that stands in their middle. */
export function Table({ drawing }: PartProps<Drawing>): ReactElement {
  const { table, you, members, text } = drawing;
  const bid = standing(table);
  const seats = table.left.length;
  return (
    <div className="ld-board">
      <div className="ld-table">
        <ul className="ld-seats" aria-label={text.render({ m: 'ld.seats' })}>
          {table.left.map((dice, of) => {
            const member = members.find(({ seat }) => seat === of);
            const last = table.bids.findLast(({ by }) => by === of);
            return (
              <li
                key={of}
                className="ld-seat"
                style={placeOf((of - (you ?? 0) + seats) % seats, seats)}
                data-active={of === table.active ? 'yes' : 'no'}
                data-out={dice === 0 ? 'yes' : 'no'}
              >
                <b>
                  {member !== undefined && <SeatMark member={member} />} {nameOf(text, of)}
                </b>
                <span>{text.render({ m: 'ld.dice', p: { n: dice } })}</span>
                <span className="ld-cup" aria-hidden="true">
                  {Array.from({ length: dice }, (_, i) => (
                    <PipDie key={i} pips={null} label="" />
                  ))}
                </span>
                {last !== undefined && <q>{bidIn(text, last.n, last.face)}</q>}
              </li>
            );
          })}
        </ul>
        <p className="ld-standing" data-testid="standing">
          {text.render({
            m: bid === null ? 'ld.opens' : 'ld.stands',
            p: { who: nameOf(text, bid?.by ?? table.active) },
          })}
          {bid !== null && <strong>{text.render({ m: 'ld.bid', p: { bid: bidIn(text, bid.n, bid.face) } })}</strong>}
        </p>
      </div>
    </div>
  );
}

/** Where a seat is on the oval of the table: the first at its foot, the others clockwise. */
function placeOf(nth: number, seats: number): CSSProperties {
  const angle = Math.PI / 2 + (2 * Math.PI * nth) / seats;
  return { left: `${50 + 36 * Math.cos(angle)}%`, top: `${50 + 38 * Math.sin(angle)}%` };
}
