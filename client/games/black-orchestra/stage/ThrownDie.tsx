import type { ReactElement } from 'react';

import { DIE_FACES, type DieFace } from '../../../../shared/games/black-orchestra/board/pieces';
import type { Renderer } from '../../../../shared/text/render';
import { Die } from '../glyphs/dice';
import { name } from '../i18n/words';

/** Dice that tumble show any face: those that they land on are known to nobody. */
function anyFace(i: number): DieFace {
  return DIE_FACES[(i * 5 + 2) % DIE_FACES.length] ?? '1';
}

/**
 * A die of the stage.
 * @param number its place in the roll, counted from 0
 */
export function ThrownDie({
  face,
  number,
  state,
  size,
  text,
}: {
  readonly face: DieFace;
  readonly number: number;
  readonly state: 'tumbling' | 'landed';
  readonly size: number;
  readonly text: Renderer;
}): ReactElement {
  if (state === 'tumbling') {
    return (
      <span className="bo-thrown-die" data-state={state}>
        <Die face={anyFace(number)} size={size} />
      </span>
    );
  }
  return (
    <span className="bo-thrown-die" data-state={state} data-face={face} title={name(text, `face.${face}`)}>
      <Die face={face} size={size} />
    </span>
  );
}
