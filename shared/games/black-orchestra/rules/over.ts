import type { GameRun } from '../content';
import { DEPUTIES } from './select';

/** Lives saved by a victory in stage 1 to 7, in millions [BO 15]. */
export const LIVES = [36, 35, 34, 26, 20, 12, 5] as const;

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
