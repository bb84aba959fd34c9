import type { Script } from '../../engine/script';
import { challenge, verdict } from './rules/challenge';
import { action } from './rules/claim';
import { counter } from './rules/counter';
import { draft } from './rules/draft';
import { exchange } from './rules/exchange';
import { inspectJudge, inspectShow } from './rules/inspect';
import { loseCard } from './rules/lose';
import type { ComplotsRun } from './state';

/** One state of a turn [CO 5]. Nothing is shuffled in a step before its last question: so every moment can be imagined. */
export function* step(run: ComplotsRun): Script {
  const { phase } = run.core.pub;
  switch (phase.state) {
    case 'draft':
      return yield* draft(run);
    case 'action':
      return yield* action(run);
    case 'challengeAction':
      return yield* challenge(run, 'action');
    case 'counter':
      return yield* counter(run);
    case 'challengeCounter':
      return yield* challenge(run, 'counter');
    case 'verdict':
      return yield* verdict(run, phase);
    case 'loseCard':
      return yield* loseCard(run, phase);
    case 'exchange':
      return yield* exchange(run);
    case 'inspectShow':
      return yield* inspectShow(run);
    case 'inspectJudge':
      return yield* inspectJudge(run);
    case 'over':
      return;
  }
}
