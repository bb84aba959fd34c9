import type { Play } from '../cards/types';
import { DEPUTIES } from './select';

/** Lives saved by a victory in stage 1 to 7, in millions [BO 15]. */
const LIVES = [36, 35, 34, 26, 20, 12, 5] as const;

/** The score of a victory now: less a million for each deputy still on the board [BO 15]. */
export function livesSaved(play: Play): number {
  const { stage, leaders } = play.core.pub;
  const deputies = DEPUTIES.filter((leader) => leaders[leader].state === 'board').length;
  return Math.max(0, ((LIVES[stage - 1] ?? 0) - deputies) * 1_000_000);
}

/** Ends the match as lost [BO 1]. */
export function defeat(play: Play, reason: 'all-arrested' | 'no-events' | 'documents'): never {
  return play.end({ outcome: 'defeat', reason, stage: play.core.pub.stage, livesSaved: 0 });
}

/** Ends the match as won [BO 1, 15]. */
export function victory(play: Play, reason: 'hitler-killed' | 'lieutenants-killed'): never {
  return play.end({ outcome: 'victory', reason, stage: play.core.pub.stage, livesSaved: livesSaved(play) });
}
