import type { ReactElement } from 'react';

import { FACES } from '../../../shared/games/liars-dice/board/dice';
import type { Renderer } from '../../../shared/text/render';
import { PipDie } from '../../table/kit/pieces';

/** A row of dice, each by its face or under a cup; those that `counts` names are marked. */
export function Dice({
  label,
  dice,
  side = 'up',
  text,
  counts = () => false,
}: {
  readonly label: string;
  readonly dice: readonly number[];
  readonly side?: 'up' | 'down';
  readonly text: Renderer;
  readonly counts?: (die: number) => boolean;
}): ReactElement {
  return (
    <ul className="ld-dice" aria-label={label}>
      {dice.map((die, i) => (
        <li key={i} data-counts={counts(die) ? 'yes' : 'no'}>
          {side === 'down' ? (
            <PipDie pips={null} label={text.render({ m: 'ld.covered' })} />
          ) : (
            <PipDie pips={FACES.find((face) => face === die) ?? null} label={text.render({ m: 'die', p: { die } })} />
          )}
        </li>
      ))}
    </ul>
  );
}
