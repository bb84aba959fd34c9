import type { ReactElement } from 'react';

import type { DieFace } from '../../../../shared/games/black-orchestra/board/pieces';
import { BIRD } from '../../../../shared/games/black-orchestra/pictures/outlines';

/** What a die shows while it tumbles: a face would be taken for its result. */
export const TUMBLING = '?';

type Shown = DieFace | typeof TUMBLING;

function Face({ face }: { readonly face: Shown }): ReactElement {
  switch (face) {
    case 'eagle':
      return <path className="bo-die-bird" d={BIRD} />;
    case 'target':
      return (
        <>
          <circle className="bo-die-ring" cx="12" cy="12" r="7" />
          <circle className="bo-die-dot" cx="12" cy="12" r="2.6" />
        </>
      );
    case '1':
    case '2':
    case '3':
    case TUMBLING:
      return (
        <text className="bo-die-number" x="12" y="17.4" textAnchor="middle" fontSize="16">
          {face}
        </text>
      );
  }
}

/** A die showing a face; hidden from screen readers, so the element around it must name the face. */
export function Die({ face, size }: { readonly face: Shown; readonly size: number }): ReactElement {
  return (
    <svg
      className={face === TUMBLING ? 'bo-die' : `bo-die bo-die-${face}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <rect className="bo-die-body" x="1" y="1" width="22" height="22" rx="4.5" />
      <Face face={face} />
    </svg>
  );
}
