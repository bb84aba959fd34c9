import type { AlleyRun, Outcome } from '../api';
import { open, type Script, type Skill, UNLIMITED } from '../api';

const card = 'the-raven';

/** Any number of further agents this turn, of printed strength 1 and without arms. */
function* use(run: AlleyRun): Script<Outcome> {
  open(run, { ...UNLIMITED, by: card, printed: 1, arms: 'none' });
  return 'done';
}

const skill: Skill = { id: card, can: () => true, use };
export { skill as card };
