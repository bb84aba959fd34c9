import { type Seat, seat } from '../../../engine/ask';
import type { Offer } from '../../../engine/game';
import type { Script } from '../../../engine/script';
import { text } from '../../../engine/text';
import type { AlleyRun } from '../content';
import { name } from '../i18n/names';
import { endGame } from './score';
import { ally, decider } from './select';

/** Every seat that is there may leave at any moment [MA 14]. */
export function offers(run: AlleyRun): readonly Offer[] {
  const { pub } = run.core;
  if (pub.phase.state === 'over') return [];
  return pub.laid.flatMap((_, i) => {
    const of = seat(i);
    if (pub.left.includes(of)) return [];
    return [{ seat: of, option: { key: 'concede', label: text('choice.concede') }, script: () => concede(run, of) }];
  });
}

/** A seat leaves: defaults play for it from here on; its agents and missions stay. */
function* concede(run: AlleyRun, of: Seat): Script {
  run.change(({ pub, hidden }) => {
    pub.left.push(of);
    if (pub.turn.seat === of) hidden.composing = null;
  });
  run.log(text('log.left', { who: name.seat(of) }));
  const { left, laid } = run.core.pub;
  const there = laid.flatMap((_, i) => (left.includes(seat(i)) ? [] : [seat(i)]));
  const [first] = there;
  if (first === undefined || there.every((one) => one === first || one === ally(run.core, first)))
    endGame(run, 'alone');
  if (decider(run.core.pub) === of) run.endStep();
}
