import type { ReactElement } from 'react';

import type { Seat } from '../../../../shared/engine/ask';
import { agentOf } from '../../../../shared/games/moonless-alley/board/cards';
import { ZONE_IDS, type ZoneId } from '../../../../shared/games/moonless-alley/board/zones';
import { allyOf, dominates, strengthIn, totalOf } from '../../../../shared/games/moonless-alley/forecast/strength';
import { SeatMark } from '../../../base/ui/SeatMark';
import { type PartProps, refKey } from '../../../table/contract/contract';
import { standsFor } from '../../../table/mates/thing';
import { cardName, type Drawing, nameOf, rowsOf, shortName } from '../drawing';
import { ZoneHeads } from '../glyphs/ZoneHeads';
import { Laid, Lantern } from '../glyphs/ZoneSign';
import { word } from '../i18n/words';
import { standingIn } from '../sheets/standing';

/** The four zones of each seat: its strength there, who dominates, and how many missions lie there. */
export function Tiles({ drawing }: PartProps<Drawing>): ReactElement {
  const { table, text, you, now } = drawing;
  return (
    <table className="ma-tiles" aria-label={word(text, 'ma.tiles')}>
      <ZoneHeads text={text} />
      <tbody>
        {rowsOf(now, you).map((seat) => (
          <tr
            key={seat}
            data-turn={seat === table.turn.seat && table.phase.state !== 'over' ? 'yes' : 'no'}
            data-own={seat === you ? 'yes' : 'no'}
            data-team={teamOf(drawing, seat)}
          >
            <Who drawing={drawing} seat={seat} />
            {ZONE_IDS.map((zone) => (
              <Cell key={zone} drawing={drawing} seat={seat} zone={zone} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The number of a seat's team, by which its edge is coloured; none where everybody plays alone. */
function teamOf({ now }: Drawing, seat: Seat): number | undefined {
  const ally = allyOf(now, seat);
  return ally === null ? undefined : Math.min(seat, ally) + 1;
}

function Who({ drawing, seat }: PartProps<Drawing> & { readonly seat: Seat }): ReactElement {
  const { table, members, text, you, now } = drawing;
  const member = members.find((one) => one.seat === seat);
  const isAlly = you !== null && allyOf(now, you) === seat;
  const n = table.held[seat] ?? 0;
  return (
    <th scope="row" className="ma-who">
      <span>
        {member !== undefined && <SeatMark member={member} />}
        <b>{nameOf(text, seat)}</b>
      </span>
      <small>{word(text, isAlly ? 'ma.ally' : 'ma.held', { n })}</small>
    </th>
  );
}

function Cell({
  drawing,
  seat,
  zone,
}: {
  readonly drawing: Drawing;
  readonly seat: Seat;
  readonly zone: ZoneId;
}): ReactElement {
  const { table, text, targets, tap, now, then, emphasis } = drawing;
  const ref = { kind: 'zone', id: `${seat}:${zone}` };
  const strength = strengthIn(now, seat, zone);
  const after = strengthIn(then, seat, zone);
  const stands = standingIn(now, seat, zone);
  const missions = (table.laid[seat] ?? []).filter((one) => one === zone).length;
  const said = { who: nameOf(text, seat), zone: { m: `zone.${zone}` }, n: strength, missions };
  const agents = now.agents.filter((one) => one.seat === seat && one.zone === zone);
  const isTarget = (of: { readonly kind: string; readonly id: string }): boolean => targets.has(refKey(of));
  const holds = agents.some(({ card }) => isTarget({ kind: 'agent', id: card }));
  return (
    <td
      className="ma-cell"
      data-zone={zone}
      data-stands={stands}
      data-falls={stands === 'dominates' && !dominates(then, seat, zone) ? 'yes' : 'no'}
      data-rises={stands !== 'dominates' && dominates(then, seat, zone) ? 'yes' : 'no'}
      data-target={isTarget(ref) ? 'yes' : holds ? 'within' : 'no'}
      data-changes={after === strength ? 'no' : 'yes'}
      data-emphasis={emphasis.has(refKey(ref)) ? 'yes' : 'no'}
    >
      <button
        type="button"
        className="ma-figures"
        data-strength={strength === 0 ? 'none' : 'some'}
        aria-label={word(text, `ma.cell.${stands}`, said)}
        onClick={() => tap(ref)}
        {...standsFor(ref)}
      >
        {stands === 'dominates' && <Lantern />}
        {stands === 'ties' && <i aria-hidden="true">=</i>}
        <b>{strength}</b>
        {after !== strength && <em>→ {after}</em>}
        {missions > 0 && (
          <span className="ma-laid" aria-hidden="true">
            <Laid />
            {missions}
          </span>
        )}
      </button>
      {agents.length > 0 && (
        <ul className="ma-agents">
          {agents.map((one) => {
            const own = { kind: 'agent', id: one.card };
            const total = totalOf(one);
            return (
              <li key={one.card}>
                <button
                  type="button"
                  className="ma-agent"
                  data-zone={agentOf(one.card).guild}
                  data-target={isTarget(own) ? 'yes' : 'no'}
                  data-emphasis={emphasis.has(refKey(own)) ? 'yes' : 'no'}
                  aria-label={word(text, 'ma.agent', { card: cardName(text, one.card), n: total })}
                  onClick={() => tap(own)}
                  {...standsFor(own)}
                >
                  <b>{one.counts === 'against' ? `−${total}` : total}</b>
                  <span>{shortName(text, one.card)}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </td>
  );
}
