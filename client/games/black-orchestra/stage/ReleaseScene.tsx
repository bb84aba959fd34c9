import type { ReactElement } from 'react';

import { things } from '../../../../shared/games/black-orchestra/pictures/things';
import type { StageProps } from '../../../table/contract/contract';
import type { Drawing } from '../drawing';
import { Portrait } from '../portraits/Portrait';
import { sayer } from '../story/sayer';

/** A prisoner goes free: the cell stands open, and what becomes of them [BO 6.7, 11]. */
export function ReleaseScene({ moment: { moment }, staged, drawing }: StageProps<Drawing>): ReactElement {
  const { text, table, you } = drawing;
  const [freed] = things(moment.head.p?.['who'], 'sheet');
  const { say } = sayer(table, you, text);
  return (
    <div className="bo-scene bo-release">
      <svg className="bo-scene-picture" viewBox="0 0 360 150" aria-hidden="true" focusable="false">
        <rect className="bo-night-wall" width="360" height="150" />
        <path className="bo-lamplight" d="M130 0h100l90 150H40z" />
        <svg x="104" y="14" width="152" height="136">
          <Portrait id={freed ?? ''} />
        </svg>
        <path
          className="bo-cell-bars"
          d="M14 0v150M34 0v150M54 0v150M306 0v150M326 0v150M346 0v150M0 26h64M296 26h64"
        />
      </svg>
      <h2>{say(moment.head)}</h2>
      <ul className="bo-scene-lines" data-shown={staged.count('result') > 0 ? 'yes' : 'no'}>
        {moment.rest.map((line, i) => (
          <li key={i}>{say(line)}</li>
        ))}
      </ul>
    </div>
  );
}
