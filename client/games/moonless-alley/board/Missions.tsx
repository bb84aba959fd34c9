import type { ReactElement } from 'react';

import { missionOf } from '../../../../shared/games/moonless-alley/board/cards';
import { payOf } from '../../../../shared/games/moonless-alley/forecast/pay';
import { Private } from '../../../table/curtain/Cover';
import { type Drawing, shortName } from '../drawing';
import { ZoneSign } from '../glyphs/ZoneSign';
import { word } from '../i18n/words';

/** The reader's own missions, and what each would pay as things stand. */
export function Missions({
  drawing,
}: {
  readonly drawing: Pick<Drawing, 'table' | 'text' | 'you' | 'now' | 'then'>;
}): ReactElement | null {
  const { table, text, you, now, then } = drawing;
  const own = table.own?.laid ?? [];
  if (you === null || own.length === 0) return null;
  const zones = table.laid[you] ?? [];
  const laid = own.flatMap((card, i) => {
    const zone = zones[i];
    return zone === undefined
      ? []
      : [{ card, zone, is: payOf(now, you, card, zone), will: payOf(then, you, card, zone) }];
  });
  const [sum, after] = [laid.reduce((so, { is }) => so + is, 0), laid.reduce((so, { will }) => so + will, 0)];
  return (
    <Private>
      <section className="ma-missions">
        <h3>
          {word(text, 'ma.missions')} <small>{word(text, 'ma.missions.pay', { n: after })}</small>
          {after !== sum && <em>{after > sum ? `+${after - sum}` : `−${sum - after}`}</em>}
        </h3>
        <ul>
          {laid.map(({ card, zone, will }, i) => (
            <li key={i} data-pays={will > 0 ? 'yes' : 'no'} data-zone={zone}>
              <ZoneSign of={zone} />
              <span>
                <b>{shortName(text, card)}</b>
                <small>{word(text, `ma.lies.${missionOf(card).condition}`)}</small>
              </span>
              <b className="ma-bounty">
                <span className="sr-only">{word(text, 'ma.pays', { n: will })}</span>
                <span aria-hidden="true">{will > 0 ? will : missionOf(card).bounty}</span>
              </b>
            </li>
          ))}
        </ul>
      </section>
    </Private>
  );
}
