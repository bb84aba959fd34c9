import { type ReactElement, useState } from 'react';

import type { Over } from '../../../../shared/engine/run';
import { MOST_LIVES } from '../../../../shared/games/black-orchestra/board/pieces';
import type { Ending } from '../../../../shared/games/black-orchestra/pictures/headline';
import { drawn } from '../../../../shared/games/black-orchestra/pictures/scenery';
import { card } from '../../../../shared/games/black-orchestra/pictures/svg';
import type { Renderer } from '../../../../shared/text/render';
import { PACE, useSetting } from '../../../base/settings';
import { word } from '../i18n/words';
import { addressOf } from './picture';

/** The ends whose scene this page has shown. */
const shown = new WeakSet<Over>();

/**
 * Whether the scene of an end stands before its report, and what leads from it to the report. It is shown once, waits for its reader,
 * and is left out at once where moments are.
 * @param reads whether there is somebody who can press; a shared screen shows the report
 */
export function useEndScene(over: Over | null, reads: 'by-hand' | 'from-afar'): (() => void) | null {
  const pace = useSetting(PACE);
  const [isUp, setUp] = useState(() => over !== null && !shown.has(over) && reads === 'by-hand' && pace !== 'at-once');
  if (!isUp || over === null) return null;
  return () => {
    shown.add(over);
    setUp(false);
  };
}

/** How the match ended, alone on the screen: the report says the rest [BO 1, 15]. */
export function EndScene({
  head,
  turns,
  text,
  onDone,
}: {
  readonly head: Ending;
  readonly turns: number;
  readonly text: Renderer;
  readonly onDone: () => void;
}): ReactElement {
  return (
    <div className="bo bo-end-scene" data-outcome={head.outcome} onClick={onDone} data-testid="end-scene">
      <img src={addressOf(card([drawn(head.scenery, 'middle')]))} alt="" />
      <p className="bo-account-label">
        {head.outcome === 'defeat' ? text.render({ m: 'end.defeat' }) : word(text, 'bo.account.over', { n: turns })}
      </p>
      <h2>{head.title}</h2>
      <div className="bo-end-scene-why">
        {head.why.map((sentence, i) => (
          <p key={i}>{sentence}</p>
        ))}
        {head.lives !== null && (
          <p>
            <b>{word(text, 'bo.end.lives.value', { lives: head.lives })}</b>{' '}
            {word(text, 'bo.account.lives', { most: MOST_LIVES })}
          </p>
        )}
      </div>
      <button type="button" className="bo-end-scene-on" onClick={onDone} data-testid="end-scene-on">
        {word(text, 'bo.end.report')}
      </button>
    </div>
  );
}
