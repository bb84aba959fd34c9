import type { ReactElement } from 'react';

import type { Ref } from '../../../../shared/engine/ask';
import { LEADER_IDS, SPACE_IDS } from '../../../../shared/games/black-orchestra/board/spaces';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Size } from '../../../table/map/camera';
import type { Drawing } from '../drawing';
import type { ConspiratorPlace } from '../i18n/places';
import { breadthOf } from './label';
import { PLATE } from './layout';
import { type MapView, placeOn } from './views';

/** How far the rings of those who point at the same place are from one another. */
const APART = 7;
const RING = 38;
/** Half the height of the name on a ring. */
const NAME = 9;
/** What a place takes that is pointed at: its plate, the ring and the name on it, in pixels. */
export const POINTED: Size = { width: PLATE.near.width, height: 2 * (RING + NAME) };

/** The place on the map where a thing is; null for one that is not on the map. */
export function placeOfThing({ kind, id }: Ref, table: Table): ConspiratorPlace | null {
  switch (kind) {
    case 'space':
    case 'tile':
      return id === 'prison' ? 'prison' : (SPACE_IDS.find((space) => space === id) ?? null);
    case 'conspirator':
      return table.conspirators.find((one) => one.id === id)?.space ?? null;
    case 'leader': {
      const leader = LEADER_IDS.find((one) => one === id);
      const token = leader === undefined ? null : table.leaders[leader];
      return token?.state === 'board' ? token.space : null;
    }
    default:
      return null;
  }
}

/** What people point at on the map: a ring in the colour of each around the place, with their name. */
export function Points({ view, drawing }: { readonly view: MapView; readonly drawing: Drawing }): ReactElement {
  const { points, table } = drawing;
  return (
    <g className="bo-points" aria-hidden="true">
      {points.map(({ n, by, thing }, i) => {
        const place = placeOfThing(thing, table);
        if (place === null) return null;
        const { x, y } = placeOn(view, place);
        const before = points.slice(0, i).filter((other) => placeOfThing(other.thing, table) === place).length;
        const radius = RING + before * APART;
        const width = breadthOf(by.name) + 14;
        return (
          <g key={n} transform={`translate(${x} ${y})`} data-colour={by.colour}>
            <g className="bo-fixed">
              <circle className="bo-point-bed" r={radius} />
              <circle className="bo-point-ring" r={radius} />
              <g transform={`translate(0 ${radius + before * 14})`}>
                <rect className="bo-point-name" x={-width / 2} y={-NAME} width={width} height={2 * NAME} rx={NAME} />
                <text textAnchor="middle" y={4.5} fontSize="12">
                  {by.name}
                </text>
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}
