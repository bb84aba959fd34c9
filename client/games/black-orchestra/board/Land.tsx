import { memo, type ReactElement } from 'react';

import { BROAD } from './layout';
import { type MapView, onMap } from './views';

/** The sheet that land and sea are drawn on. It is drawn out to the size of the map. */
const SHEET = { width: 1016, height: 905 } as const;
/** The Baltic, with its shore line. */
const SEA =
  'M486 -10V30C500 80 486 130 500 170C516 204 500 240 490 268C484 300 500 322 522 320C540 312 536 280 548 262C566 232 540 200 556 176C590 150 640 178 662 150C676 124 640 80 662 52C680 24 720 20 726 -10z';
const RIVERS = [
  'M500 318C500 420 560 470 640 480S800 520 800 400',
  'M-10 660C90 660 60 670 160 620C220 590 170 530 150 470S130 340 110 298',
  'M180 920C220 800 400 700 480 740S640 840 760 790S900 740 1030 800',
  'M380 298C330 370 310 430 340 470S460 610 520 610',
];
const FOLDS = 'M254 -400V1400M508 -400V1400M762 -400V1400M-400 302H1400M-400 603H1400';

/** The paper the map is printed on: land, sea, rivers and the folds; and the town plan of Berlin laid over a corner. */
export const Land = memo(function Land({
  view,
  title,
  ways,
}: {
  readonly view: MapView;
  readonly title: string;
  /** How far its places are apart: no roads are drawn in it. */
  readonly ways: string;
}): ReactElement {
  const { size, berlin } = view.arrangement;
  const whole = onMap(view, { x: size.width, y: size.height });
  const at = onMap(view, berlin);
  const inset = onMap(view, { x: berlin.width, y: berlin.height });
  return (
    <g aria-hidden="true">
      <rect className="bo-land" x="-4000" y="-4000" width="9000" height="9000" />
      <g transform={`scale(${whole.x / SHEET.width} ${whole.y / SHEET.height})`}>
        <path className="bo-sea" d={SEA} />
        {RIVERS.map((d) => (
          <path key={d} className="bo-river" d={d} />
        ))}
        <path className="bo-fold" d={FOLDS} />
      </g>
      <rect className="bo-berlin" x={at.x} y={at.y} width={inset.x} height={inset.y} rx="4" />
      <g transform={`translate(${at.x} ${at.y})`}>
        <text className="bo-fixed bo-town-name" x="8" y="22" fontSize="14">
          {title}
        </text>
        {view.arrangement === BROAD && (
          <text className="bo-fixed bo-town-ways" x="8" y="38" fontSize="12">
            {ways}
          </text>
        )}
      </g>
    </g>
  );
});
