import type { LeaderId } from '../../../shared/games/black-orchestra/board/spaces';

/** The letters on a leader's token: initials, so that colour is never needed to tell two apart. */
export const LEADER_INITIAL: Readonly<Record<LeaderId, string>> = {
  hitler: 'H',
  hess: 'He',
  goebbels: 'Gb',
  bormann: 'Bm',
  himmler: 'Hi',
  goering: 'Gr',
};
