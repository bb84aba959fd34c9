import type { ReactElement } from 'react';

import type { Seat } from '../../../../shared/engine/ask';
import type { ZoneId } from '../../../../shared/games/moonless-alley/board/zones';
import {
  dominates,
  enemiesOf,
  type Standing,
  strengthIn,
} from '../../../../shared/games/moonless-alley/forecast/strength';
import type { Renderer } from '../../../../shared/text/render';
import { nameOf, rowsOf } from '../drawing';
import { Lantern, ZoneSign } from '../glyphs/ZoneSign';
import { word } from '../i18n/words';
import { masters } from './standing';

/** A zone before and after something: the strength of everybody, and to whom the lantern passes. */
export function ZoneCompared({
  zone,
  now,
  then,
  you,
  text,
  isTold = true,
}: {
  readonly zone: ZoneId;
  readonly now: Standing;
  readonly then: Standing;
  readonly you: Seat | null;
  readonly text: Renderer;
  /** False while it is still shown as it was: then nothing is said of what comes of it. */
  readonly isTold?: boolean;
}): ReactElement {
  const seats = rowsOf(now, you);
  const most = Math.max(1, ...seats.flatMap((seat) => [strengthIn(now, seat, zone), strengthIn(then, seat, zone)]));
  const shown = isTold ? then : now;
  const lead = isTold ? leadOf(then, you, zone) : null;
  const [from, to] = [masters(now, zone, text), masters(then, zone, text)];
  return (
    <section className="ma-compared" data-zone={zone}>
      <h3>
        <ZoneSign of={zone} /> {word(text, 'ma.compared', { zone: { m: `zone.${zone}` } })}
        {lead !== null && <small>{word(text, 'ma.lead', { n: lead })}</small>}
      </h3>
      <p className="ma-passes" data-passes={from === to ? 'no' : 'yes'} data-told={isTold ? 'yes' : 'no'}>
        {from === to ? word(text, 'ma.masters.same', { who: to }) : word(text, 'ma.masters.pass', { from, to })}
      </p>
      <ul>
        {seats.map((seat) => {
          const [was, is] = [strengthIn(now, seat, zone), strengthIn(shown, seat, zone)];
          const least = Math.max(0, Math.min(was, is));
          return (
            <li key={seat} data-own={seat === you ? 'yes' : 'no'}>
              <span className="ma-compared-who">{nameOf(text, seat)}</span>
              <span className="ma-bar" aria-hidden="true">
                <i style={{ width: `${(100 * least) / most}%` }} />
                <i data-more="yes" style={{ width: `${(100 * (Math.max(0, was, is) - least)) / most}%` }} />
              </span>
              <span className="ma-compared-n">
                {was !== is && <>{was}&thinsp;→&thinsp;</>}
                <b>{is}</b>
              </span>
              <span className="ma-compared-lit" data-lit={dominates(shown, seat, zone) ? 'yes' : 'no'}>
                <Lantern />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** By how much the reader leads a zone that they dominate; null where they do not. */
function leadOf(standing: Standing, you: Seat | null, zone: ZoneId): number | null {
  if (you === null || !dominates(standing, you, zone)) return null;
  const next = Math.max(0, ...enemiesOf(standing, you).map((enemy) => strengthIn(standing, enemy, zone)));
  return strengthIn(standing, you, zone) - next;
}
