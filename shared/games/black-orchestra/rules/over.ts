import { LIVES } from '../board/pieces';
import type { GameRun } from '../content';
import { DEPUTIES } from './select';

/** The score of a victory now: less a million for each deputy still on the board [BO 15]. */
function livesSaved(run: GameRun): number {
  const { stage, leaders } = run.core.pub;
  const deputies = DEPUTIES.filter((leader) => leaders[leader].state === 'board').length;
  return Math.max(0, ((LIVES[stage - 1] ?? 0) - deputies) * 1_000_000);
}

/** Ends the match as lost [BO 1]. */
export function defeat(run: GameRun, reason: 'all-arrested' | 'no-events' | 'documents'): never {
  return run.end({ outcome: 'defeat', reason, stage: run.core.pub.stage, livesSaved: 0 });
}

/** Ends the match as won [BO 1, 15]. */
export function victory(run: GameRun, reason: 'hitler-killed' | 'lieutenants-killed'): never {
  return run.end({ outcome: 'victory', reason, stage: run.core.pub.stage, livesSaved: livesSaved(run) });
}
