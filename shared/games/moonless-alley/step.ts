import type { Script } from '../../engine/script';
import type { AlleyRun } from './content';
import { draft } from './rules/draft';
import { look } from './rules/recruit';
import { shadow } from './rules/shadow';
import { skill } from './rules/skill';
import { deployment, turn } from './rules/turn';

/** One move of a turn [MA 5]. Only what is not confirmed yet can be taken back: it is part of the running step. */
export function* step(run: AlleyRun): Script {
  const { phase } = run.core.pub;
  switch (phase.state) {
    case 'draft':
      return yield* draft(run, phase.seat);
    case 'turn':
      return yield* turn(run);
    case 'look':
      return yield* look(run, phase.pile);
    case 'deploy':
      return yield* deployment(run);
    case 'skill':
      return yield* skill(run, phase);
    case 'shadow':
      return yield* shadow(run);
    case 'over':
      return;
  }
}
