import type { ReactElement } from 'react';

import type { Account } from './account-of';

const WIDTH = 600;
const EDGE = 16;

/** The line of a match from its first turn to its last: stages as ticks, arrests and plots as marks. The list of the account says the same in words. Nothing where nothing is marked. */
export function Course({ marks, turns }: Pick<Account, 'marks' | 'turns'>): ReactElement | null {
  if (marks.length === 0) return null;
  const placeOf = (turn: number): number =>
    EDGE + ((WIDTH - 2 * EDGE) * Math.max(0, turn - 1)) / Math.max(1, turns - 1);
  return (
    <svg className="bo-course" viewBox={`0 0 ${WIDTH} 56`} aria-hidden="true" focusable="false">
      <path className="bo-course-line" d={`M${EDGE} 24H${WIDTH - EDGE}`} />
      {marks.map(({ kind, at, turn, tone, sentence }) => {
        const x = placeOf(turn);
        if (kind === 'stage') {
          const n = sentence.p?.['n'];
          return (
            <g key={at}>
              <path className="bo-course-tick" d={`M${x} 14v20`} />
              <text className="bo-course-stage" x={x} y="52" textAnchor="middle">
                {typeof n === 'number' ? n : ''}
              </text>
            </g>
          );
        }
        return (
          <g key={at} className="bo-course-mark" data-tone={tone} transform={`translate(${x} 24)`}>
            <circle r="11" />
            <path
              d={
                kind === 'arrest' ? 'M-4-6v12M0-7v14M4-6v12' : tone === 'gain' ? 'M-5 0l4 4 6-8' : 'M-4-4l8 8M4-4l-8 8'
              }
            />
          </g>
        );
      })}
    </svg>
  );
}
