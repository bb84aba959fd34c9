import type { ReactElement } from 'react';

import type { Drawing } from '../drawing';
import { useGoalWay } from '../goal/useAdvance';
import type { Detail } from './layout';
import { markEdge } from './Plans';
import { type MapView, placeOn } from './views';

/** The way that the next step of the reader's begins, in the gold of its button: under the places. */
export function GoalWay({ view, drawing }: { readonly view: MapView; readonly drawing: Drawing }): ReactElement | null {
  const way = useGoalWay(drawing);
  if (way === null) return null;
  const path = way.spaces.map((space) => placeOn(view, space)).map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x} ${y}`);
  return (
    <g className="bo-goal-way" aria-hidden="true" data-testid="goal-way">
      <path className="bo-plan-bed" d={path.join('')} />
      <path className="bo-goal-line" d={path.join('')} />
    </g>
  );
}

/** Where the gold button goes, over the places: near places lie so close that the way itself is under them. From afar there is no room. */
export function GoalMark({
  view,
  drawing,
  detail,
}: {
  readonly view: MapView;
  readonly drawing: Drawing;
  readonly detail: Detail;
}): ReactElement | null {
  const way = useGoalWay(drawing);
  const to = way?.first === 'move' ? way.spaces[1] : undefined;
  if (to === undefined || detail === 'far') return null;
  const { x, y } = placeOn(view, to);
  const edge = markEdge(detail);
  return (
    <g className="bo-goal-way" aria-hidden="true" data-testid="goal-mark" transform={`translate(${x} ${y})`}>
      <g className="bo-fixed">
        {/* At the other corner from the marks of suggestions. */}
        <g transform={`translate(${-edge.x} ${edge.y + 6})`}>
          <circle className="bo-goal-mark" r="11" />
          <path className="bo-goal-arrow" d="M-5-3h10L0 6z" />
        </g>
      </g>
    </g>
  );
}
