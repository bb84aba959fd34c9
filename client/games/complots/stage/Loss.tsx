import type { ReactElement } from 'react';

import type { Seat } from '../../../../shared/engine/ask';
import type { Staged } from '../../../table/contract/staged';
import type { Moment } from '../../../table/contract/story';
import type { Drawing } from '../drawing';
import { saidTo, told, word } from '../i18n/words';
import { seatIn } from '../story/claims';
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
  const steps = isOut
    ? [told(drawing, 'co.step.out', { who }), ...standing(drawing, who, at)]
    : [told(drawing, 'co.step.one-left', { who })];
  return (
    <div className="co co-verdict" data-outcome={isTurned ? 'lie' : 'turning'} data-testid="loss">
      <Theatre scene={losing(drawing, loss, !isTurned ? 'down' : isOut && lit > 0 ? 'out' : 'up')} drawing={drawing} />
      {isTurned && <Words small={word(text, 'co.loss.turned')}>{saidTo(drawing, head)}</Words>}
      <Steps steps={isTurned ? steps : []} lit={lit} />
    </div>
  );
}

/** What it is to the reader that somebody is out: their own place, or how many rivals they have left. */
function standing({ log, table, you, text }: Drawing, who: Seat, at: number): readonly string[] {
  const all = table.seats.length;
  const out = log.slice(0, at).flatMap(({ text: { m, p } }) => (m === 'log.out' ? [seatIn(p?.['who'])] : []));
  const n = all - out.length;
  if (who === you) return [word(text, 'co.step.place', { n, all })];
  // Those who look on, or are out themselves, have no rivals; the last one left has none either, and the end says so.
  const rivals = n - 2;
  return you === null || out.includes(you) || rivals === 0 ? [] : [word(text, 'co.step.rivals', { n: rivals })];
}
