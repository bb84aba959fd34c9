import type { ReactElement } from 'react';

import type { Renderer } from '../../../../shared/text/render';
import { Sign, type SignId } from '../glyphs/signs';
import { word, type WordId } from '../i18n/words';
import { LEGEND } from './layout';
import { Line } from './Line';

const ENTRIES: readonly (readonly [SignId, WordId])[] = [
  ['motivation', 'bo.sheet.motivation'],
  ['suspicion', 'bo.sheet.suspicion'],
  ['support', 'bo.support.title'],
  ['fortified', 'bo.legend.fortified'],
  ['any-item', 'bo.legend.any-item'],
  ['one-head', 'bo.legend.you'],
  ['heads', 'bo.legend.distributed'],
  ['hitler', 'bo.legend.hitler'],
  ['deputy', 'bo.legend.deputy'],
  ['closes', 'bo.legend.closes'],
];
const ROWS = 5;
const ROW = 20.5;

/** What the signs on the map mean, printed in its corner. */
export function Legend({ text }: { readonly text: Renderer }): ReactElement {
  const column = LEGEND.width / 2;
  return (
    <g className="bo-legend-box" transform={`translate(${LEGEND.x} ${LEGEND.y})`} aria-hidden="true">
      <rect width={LEGEND.width} height={LEGEND.height} rx="3" />
      {ENTRIES.map(([sign, id], i) => (
        <g key={sign} transform={`translate(${6 + Math.floor(i / ROWS) * column} ${5 + (i % ROWS) * ROW})`}>
          <Sign sign={sign} x={0} y={2} size={17} />
          <Line text={word(text, id)} x={23} y={16} size={15.5} room={column - 34} />
        </g>
      ))}
    </g>
  );
}
