import type { ReactElement } from 'react';

import type { Staged } from '../../../table/contract/staged';
import type { Moment } from '../../../table/contract/story';
import type { Drawing } from '../drawing';
import { saidTo, told, word } from '../i18n/words';
import { lossesOf } from '../story/losses';
import { losing } from './scene';
import { Steps, Words } from './Scenery';
import { Theatre } from './Theatre';

/** A character that is lost [CO 9]: whose it is and for what, then which, then what that leaves them with. */
export function Loss({
  moment: { at, head, rest },
  staged,
  drawing,
}: {
  readonly moment: Moment;
  readonly staged: Staged;
  readonly drawing: Drawing;
}): ReactElement | null {
  const { text } = drawing;
  // Its own line is in the log that is shown only once it is known.
  const loss = lossesOf([...drawing.log.slice(0, at), { text: head }]).at(-1);
  if (loss === undefined) return null;
  const isTurned = staged.count('turned') > 0;
  const lit = staged.count('step');
  const isOut = rest.some(({ m }) => m === 'log.out');
  const { seat: who } = loss;
  const steps = [told(drawing, isOut ? 'co.step.out' : 'co.step.one-left', { who })];
  return (
    <div className="co co-verdict" data-outcome={isTurned ? 'lie' : 'turning'} data-testid="loss">
      <Theatre scene={losing(drawing, loss, !isTurned ? 'down' : isOut && lit > 0 ? 'out' : 'up')} drawing={drawing} />
      {isTurned && <Words small={word(text, 'co.loss.turned')}>{saidTo(drawing, head)}</Words>}
      <Steps steps={isTurned ? steps : []} lit={lit} />
    </div>
  );
}
