import { memo, type ReactElement } from 'react';

import { ROADS } from '../../../../shared/games/black-orchestra/board/spaces';
import { type MapView, placeOn } from './views';

/** The roads between spaces, drawn under the plates. */
export const Roads = memo(function Roads({ view }: { readonly view: MapView }): ReactElement {
  const path = ROADS.map(([a, b]) => {
    const [from, to] = [placeOn(view, a), placeOn(view, b)];
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  }).join('');
  return (
    <g aria-hidden="true">
      <path className="bo-road-bed" d={path} />
      <path className="bo-road" d={path} />
    </g>
  );
});
