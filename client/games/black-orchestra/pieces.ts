import type { LeaderId } from '../../../shared/games/black-orchestra/board/spaces';

/**
 * The letters on a leader's token, so that colour is never needed to tell two apart. Only Hitler's are the first of his name alone: “Hi” and
 * “He” were taken for him.
 */
export const LEADER_INITIAL: Readonly<Record<LeaderId, string>> = {
  hitler: 'H',
  hess: 'Hs',
  goebbels: 'Gb',
  bormann: 'Bm',
  himmler: 'Hm',
  goering: 'Gr',
};
