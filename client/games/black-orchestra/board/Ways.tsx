import type { ReactElement } from 'react';

import type { Point } from '../../../table/map/camera';
import type { Way } from '../story/changes';
import { type MapView, onMap } from './views';

/** The middle of a place by its id; null for one that is not on this map. */
function middleOf(view: MapView, id: string): Point | null {
  const [, place] = Object.entries<Point>(view.arrangement.places).find(([known]) => known === id) ?? [];
  return place === undefined ? null : onMap(view, place);
}

/** The ways that pawns and leaders have just gone, drawn over the roads. */
export function Ways({ view, ways }: { readonly view: MapView; readonly ways: readonly Way[] }): ReactElement {
  return (
    <g className="bo-ways" aria-hidden="true">
      {ways.map(({ who, from, to }) => {
        const [a, b] = [middleOf(view, from), middleOf(view, to)];
        if (a === null || b === null) return null;
        const path = `M${a.x} ${a.y}L${b.x} ${b.y}`;
        return (
          <g key={who}>
            <path className="bo-way-bed" d={path} />
            <path className="bo-way" d={path} pathLength={1} />
          </g>
        );
      })}
    </g>
  );
}
