import type { AlleyRun, Outcome } from '../api';
import { open, type Script, type Skill, UNLIMITED } from '../api';

const card = 'jade-falcon';

/** Up to two further agents this turn, whose total strength together is at most 5. */
function* use(run: AlleyRun): Script<Outcome> {
  open(run, { ...UNLIMITED, by: card, left: 2, sum: 5 });
  return 'done';
}

const skill: Skill = { id: card, can: () => true, use };
export { skill as card };
