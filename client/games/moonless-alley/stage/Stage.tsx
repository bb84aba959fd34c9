import type { ReactElement } from 'react';

import { ZONE_IDS } from '../../../../shared/games/moonless-alley/board/zones';
import { type Standing, strengthIn } from '../../../../shared/games/moonless-alley/forecast/strength';
import type { Table } from '../../../../shared/games/moonless-alley/table';
import type { StageProps } from '../../../table/contract/contract';
import { type Drawing, shortName, standingOf } from '../drawing';
import { saysOf } from '../explain/says';
import { Face } from '../glyphs/Face';
import { Lantern } from '../glyphs/ZoneSign';
import { ZoneCompared } from '../sheets/ZoneCompared';
import { agentIn } from '../story/named';

/** The most zones that are compared: a phone has no room for more. */
const MOST = 2;

/** A deployment or a skill before everybody: the card, then its zones before and after; or the last turns that begin. */
export function Stage({ moment: { moment, message }, staged, drawing }: StageProps<Drawing>): ReactElement {
  const { text, you } = drawing;
  const card = agentIn(moment.head);
  const isTold = staged.count('result') > 0;
  const now = standingOf(staged.before.table as Table);
  const then = standingOf(message.table as Table);
  const rest = moment.rest.map((line) => text.render(line));
  return (
    <div className="ma ma-stage" data-told={isTold ? 'yes' : 'no'} data-testid="ma-stage">
      {moment.head.m === 'log.final' && (
        <span className="ma-stage-lamp">
          <Lantern />
        </span>
      )}
      <p className="ma-stage-says">{text.render(moment.head)}</p>
      {card !== null && (
        <span className="ma-card">
          <Face card={card} name={shortName(text, card)} says={saysOf(text, card)} />
        </span>
      )}
      {changedZones(now, then).map((zone) => (
        <ZoneCompared key={zone} zone={zone} now={now} then={then} isTold={isTold} you={you} text={text} />
      ))}
      {isTold && rest.length > 0 && <p role="status">{rest.join(' ')}</p>}
    </div>
  );
}

/** The zones in which somebody's strength is another than before. */
function changedZones(now: Standing, then: Standing): readonly (typeof ZONE_IDS)[number][] {
  return ZONE_IDS.filter((zone) =>
    Array.from({ length: now.seats }, (_, seat) => seat).some(
      (seat) => strengthIn(now, seat, zone) !== strengthIn(then, seat, zone),
    ),
  ).slice(0, MOST);
}
