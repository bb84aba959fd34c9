import type { ReactElement } from 'react';

import type { DieFace } from '../../../../shared/games/black-orchestra/board/pieces';
import type { Renderer } from '../../../../shared/text/render';
import { Die, TUMBLING } from '../glyphs/dice';
import { name } from '../i18n/words';

/** A die of the stage. While it tumbles it shows no face (found: targets that turned, and two ones that came of them). */
export function ThrownDie({
  face,
  state,
  size,
  text,
}: {
  readonly face: DieFace;
  readonly state: 'tumbling' | 'landed';
  readonly size: number;
  readonly text: Renderer;
}): ReactElement {
  if (state === 'tumbling') {
    return (
      <span className="bo-thrown-die" data-state={state}>
        <Die face={TUMBLING} size={size} />
      </span>
    );
  }
  return (
    <span className="bo-thrown-die" data-state={state} data-face={face} title={name(text, `face.${face}`)}>
      <Die face={face} size={size} />
    </span>
  );
}
