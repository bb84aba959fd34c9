import type { ReactElement, ReactNode } from 'react';

import { things } from '../../../../shared/games/black-orchestra/pictures/things';
import type { StageProps } from '../../../table/contract/contract';
import type { Drawing } from '../drawing';
import { Portrait } from '../portraits/Portrait';
import { sayer } from '../story/sayer';

/** The light and the bars of a cell. */
const CELLS = {
  shut: {
    scene: 'bo-arrest',
    light: <path className="bo-cell-light" d="M130 0h100l60 150H70z" />,
    bars: 'M40 0v150M96 0v150M152 0v150M208 0v150M264 0v150M320 0v150M0 26h360',
  },
  open: {
    scene: 'bo-release',
    light: <path className="bo-lamplight" d="M130 0h100l90 150H40z" />,
    bars: 'M14 0v150M34 0v150M54 0v150M306 0v150M326 0v150M346 0v150M0 26h64M296 26h64',
  },
} as const;

/** Whom a moment is about in a cell, what it says, and more lines that stand under it. */
export function CellScene({
  of: {
    moment: { moment },
    staged,
    drawing: { text, table, you },
  },
  cell,
  children,
}: {
  readonly of: StageProps<Drawing>;
  readonly cell: keyof typeof CELLS;
  readonly children?: ReactNode;
}): ReactElement {
  const { scene, light, bars } = CELLS[cell];
  const [who] = things(moment.head.p?.['who'], 'sheet');
  const { say } = sayer(table, you, text);
  return (
    <div className={`bo-scene ${scene}`}>
      <svg className="bo-scene-picture" viewBox="0 0 360 150" aria-hidden="true" focusable="false">
        <rect className="bo-night-wall" width="360" height="150" />
        {light}
        <svg x="104" y="14" width="152" height="136">
          <Portrait id={who ?? ''} />
        </svg>
        <path className="bo-cell-bars" d={bars} />
      </svg>
      <h2>{say(moment.head)}</h2>
      <ul className="bo-scene-lines" data-shown={staged.count('result') > 0 ? 'yes' : 'no'}>
        {moment.rest.map((line, i) => (
          <li key={i}>{say(line)}</li>
        ))}
        {children}
      </ul>
    </div>
  );
}
