import type { ReactElement } from 'react';

import { MOTIVATIONS, SUSPICIONS } from '../../../../shared/games/black-orchestra/board/levels';
import type { Conspirator } from '../../../../shared/games/black-orchestra/state';
import { Sign } from '../glyphs/signs';

/**
 * Motivation and suspicion as filled steps, where a phone has no room for the sheet (found: nobody knew how suspected they were
 * before a raid). The sheet says them in words.
 */
export function OwnLevels({ one }: { readonly one: Pick<Conspirator, 'motivation' | 'suspicion'> }): ReactElement {
  return (
    <span className="bo-own-levels" aria-hidden="true">
      <Steps sign="motivation" steps={MOTIVATIONS.length} at={MOTIVATIONS.indexOf(one.motivation)} />
      <Steps sign="suspicion" steps={SUSPICIONS.length} at={SUSPICIONS.indexOf(one.suspicion)} />
    </span>
  );
}

function Steps({
  sign,
  steps,
  at,
}: {
  readonly sign: 'motivation' | 'suspicion';
  readonly steps: number;
  /** Index of the present level, from 0. */
  readonly at: number;
}): ReactElement {
  return (
    <span className="bo-own-level" data-sign={sign} data-at={at === steps - 1 ? 'top' : 'below'}>
      <Sign sign={sign} size={10} />
      <svg width={steps * 6} height={10} viewBox={`0 0 ${steps * 6} 10`} focusable="false">
        {Array.from({ length: steps }, (_, i) => (
          <rect
            key={i}
            data-step={i <= at ? 'reached' : 'open'}
            x={i * 6 + 0.5}
            y={0.5}
            width={4.5}
            height={9}
            rx={1}
          />
        ))}
      </svg>
    </span>
  );
}
