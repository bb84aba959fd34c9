import type { ReactElement } from 'react';

import { ROADS } from '../../../../shared/games/black-orchestra/board/spaces';
import { PLACES } from './layout';

/** The roads between spaces, drawn under the plates. */
export function Roads(): ReactElement {
  const path = ROADS.map(([a, b]) => `M${PLACES[a].x} ${PLACES[a].y}L${PLACES[b].x} ${PLACES[b].y}`).join('');
  return (
    <g aria-hidden="true">
      <path className="bo-road-bed" d={path} />
      <path className="bo-road" d={path} />
    </g>
  );
}
