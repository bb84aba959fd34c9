import type { ReactElement } from 'react';

import { BERLIN_INSET, MAP } from './layout';

/** The Baltic, with its shore line. */
const SEA =
  'M486 -10V30C500 80 486 130 500 170C516 204 500 240 490 268C484 300 500 322 522 320C540 312 536 280 548 262C566 232 540 200 556 176C590 150 640 178 662 150C676 124 640 80 662 52C680 24 720 20 726 -10z';
const RIVERS = [
  'M500 318C500 420 560 470 640 480S800 520 800 400',
  'M-10 660C90 660 60 670 160 620C220 590 170 530 150 470S130 340 110 298',
  'M180 920C220 800 400 700 480 740S640 840 760 790S900 740 1030 800',
  'M380 298C330 370 310 430 340 470S460 610 520 610',
];
const FOLDS_X = [254, 508, 762];
const FOLDS_Y = [302, 603];

/** The paper the map is printed on: land, sea, rivers and the folds; and the town plan of Berlin laid over a corner. */
export function Land({ title, note }: { readonly title: string; readonly note: string }): ReactElement {
  const { x, y, width, height } = BERLIN_INSET;
  return (
    <g aria-hidden="true">
      <rect className="bo-paper" x="-400" y="-400" width={MAP.width + 800} height={MAP.height + 800} />
      <rect className="bo-land" width={MAP.width} height={MAP.height} />
      <svg width={MAP.width} height={MAP.height}>
        <path className="bo-sea" d={SEA} />
        {RIVERS.map((d) => (
          <path key={d} className="bo-river" d={d} />
        ))}
      </svg>
      {FOLDS_X.map((at) => (
        <path key={at} className="bo-fold" d={`M${at} 0V${MAP.height}`} />
      ))}
      {FOLDS_Y.map((at) => (
        <path key={at} className="bo-fold" d={`M0 ${at}H${MAP.width}`} />
      ))}
      <rect className="bo-frame" x="2" y="2" width={MAP.width - 4} height={MAP.height - 4} />
      <rect className="bo-berlin" x={x} y={y} width={width} height={height} rx="3" />
      <path
        className="bo-street"
        d={`M${x} 101H${x + width}M${x} 199H${x + width}M163 ${y}V${y + height}M319 ${y}V${y + height}`}
      />
      <foreignObject x={x + 8} y={y + 2} width="148" height="92">
        <div className="bo-berlin-title">
          <strong>{title}</strong>
          <span>{note}</span>
        </div>
      </foreignObject>
    </g>
  );
}
