import type { LeaderId } from '../board/spaces';
import type { Conspirator, Known } from '../state';
import { passive } from './ability';
import type { Facts } from './facts';

/** Whether no leader penalises a conspirator, as things stand [BO 5]. */
export function isSpared(known: Known, facts: Facts, one: Conspirator): boolean {
  return passive(known, facts, one).noPenalties === true;
}

/** Whether a leader's penalty would take anything from a conspirator as they stand now. */
export function penaltyCosts({ dossier, items, motivation, suspicion }: Conspirator, leader: LeaderId): boolean {
  switch (leader) {
    case 'hitler':
      return motivation !== 'timid';
    case 'himmler':
      return suspicion !== 'extreme';
    case 'hess':
      return dossier.length > 0;
    case 'goering':
      return items.length > 0;
    case 'goebbels':
    case 'bormann':
      return true;
  }
}
