import type { Seat } from '../../../engine/ask';
import { type Suspicion, SUSPICIONS } from '../board/levels';
import type { SheetId } from '../board/sheets';
import { LEADER_IDS, type LeaderId, type SpaceId, SPACES } from '../board/spaces';
import { leaderSpace } from '../forecast/known';
import type { Conspirator, Pub } from '../state';

export {
  allMeet,
  companions,
  conspirator,
  type FreeConspirator,
  freeConspirators,
  freeIds,
  inSpace,
  isFree,
  isLegal,
  leaderSpace,
  motivationAtLeast,
  supply,
} from '../forecast/known';

/** Whose turn it is. */
export function active(pub: Pub): Conspirator {
  const found = pub.conspirators[pub.turn.active];
  if (found === undefined) throw new RangeError('no active conspirator');
  return found;
}

/**
 * The first conspirator of a seat: the log names seats by them.
 * @throws RangeError for a seat without one
 */
export function ownOf(pub: Pub, seat: Seat): SheetId {
  const own = pub.conspirators.find((one) => one.seat === seat);
  if (own === undefined) throw new RangeError(`seat ${seat} has no conspirator`);
  return own.id;
}

/** The leaders in a space, Hitler first. */
export function leadersIn(pub: Pub, space: SpaceId): readonly LeaderId[] {
  return LEADER_IDS.filter((leader) => leaderSpace(pub, leader) === space);
}

/** The five deputies. */
export const DEPUTIES: readonly LeaderId[] = LEADER_IDS.filter((leader) => leader !== 'hitler');

export function suspicionAtLeast(one: Conspirator, level: Suspicion): boolean {
  return SUSPICIONS.indexOf(one.suspicion) >= SUSPICIONS.indexOf(level);
}

/** Whether a space is closed in stage 7, whatever the stage now. */
export function closesInStage7(space: SpaceId): boolean {
  return SPACES[space].closedInStage7 === true;
}
