import type { ReactElement } from 'react';

import { dominated, strengthOf } from '../../../../shared/games/moonless-alley/forecast/strength';
import type { Table } from '../../../../shared/games/moonless-alley/table';
import type { EndProps } from '../../../table/contract/contract';
import { Cited } from '../../../table/rules/Cited';
import { shortName, standingOf } from '../drawing';
import { ZoneSign } from '../glyphs/ZoneSign';

/** How the match ended: the missions of each seat, what they paid, and what decides a tie. */
export function End({ view: { table, over }, nameOf, text }: EndProps<Table>): ReactElement | null {
  const { bared } = table;
  if (over?.outcome !== 'ranked' || bared === null) return null;
  const standing = standingOf(table);
  return (
    <div className="ma-end">
      <p>{text.render({ m: `ma.over.${over.reason}` })}</p>
      <ol className="ma-ranks">
        {over.places.flat().map((seat) => {
          const missions = bared.scored[seat] ?? [];
          const sum = missions.reduce((so, { pays }) => so + pays, 0);
          return (
            <li key={seat}>
              <b>{text.render({ m: 'ma.sum', p: { who: nameOf(seat), n: sum } })}</b>
              <small>
                {text.render({
                  m: 'ma.tie',
                  p: { zones: dominated(standing, seat).length, n: strengthOf(standing, seat) },
                })}
              </small>
              <ul className="ma-turned">
                {missions.map(({ card, zone, pays }, i) => (
                  <li key={i} data-pays={pays > 0 ? 'yes' : 'no'}>
                    <ZoneSign of={zone} /> {shortName(text, card)}
                    <b>{text.render({ m: 'ma.paid', p: { n: pays } })}</b>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
      <p className="quiet">
        <Cited text={text.render({ m: 'ma.ties' })} />
      </p>
    </div>
  );
}
