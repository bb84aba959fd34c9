import { type Motivation, MOTIVATIONS, type Suspicion, SUSPICIONS } from '../board/levels';
import { openingOf } from '../board/opening';
import { DICE } from '../board/pieces';
import { type LeaderId, type SpaceId, SPACES } from '../board/spaces';
import { LEADER_IDS } from '../board/spaces';
import { type SheetId } from '../sheets/ids';
import { type Conspirator, type Pub } from '../state';

/** A conspirator who stands on the board. */
export type FreeConspirator = Conspirator & { readonly space: SpaceId };

/** The conspirator of a sheet. Throws RangeError when that sheet is not in play. */
export function conspirator(pub: Pub, id: SheetId): Conspirator {
  const found = pub.conspirators.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`${id} is not in play`);
  return found;
}

/** Whose turn it is. */
export function active(pub: Pub): Conspirator {
  const found = pub.conspirators[pub.turn.active];
  if (found === undefined) throw new RangeError('no active conspirator');
  return found;
}

export function isFree(one: Conspirator): one is FreeConspirator {
  return one.space !== 'prison';
}

/** All conspirators who are not in prison, in turn order. */
export function freeConspirators(pub: Pub): readonly FreeConspirator[] {
  return pub.conspirators.filter(isFree);
}

/** The ids of all free conspirators, or of those a condition holds for. */
export function freeIds(pub: Pub, where: (one: FreeConspirator) => boolean = () => true): readonly SheetId[] {
  return freeConspirators(pub)
    .filter(where)
    .map(({ id }) => id);
}

/** Everybody who stands in a space. */
export function inSpace(pub: Pub, space: SpaceId): readonly FreeConspirator[] {
  return freeConspirators(pub).filter((one) => one.space === space);
}

/** The other conspirators in the space of one; none for a prisoner. */
export function companions(pub: Pub, id: SheetId): readonly FreeConspirator[] {
  const { space } = conspirator(pub, id);
  return space === 'prison' ? [] : inSpace(pub, space).filter((other) => other.id !== id);
}

/** Whether everybody stands in the space of one and nobody is in prison [R14]. */
export function allMeet(pub: Pub, id: SheetId): boolean {
  const { space } = conspirator(pub, id);
  return space !== 'prison' && pub.conspirators.every((one) => one.space === space);
}

/** Where a leader stands; null when off the board. */
export function leaderSpace(pub: Pub, leader: LeaderId): SpaceId | null {
  const token = pub.leaders[leader];
  return token.state === 'board' ? token.space : null;
}

/** The leaders in a space, Hitler first. */
export function leadersIn(pub: Pub, space: SpaceId): readonly LeaderId[] {
  return LEADER_IDS.filter((leader) => leaderSpace(pub, leader) === space);
}

/** The five deputies. */
export const DEPUTIES: readonly LeaderId[] = LEADER_IDS.filter((leader) => leader !== 'hitler');

export function motivationAtLeast(one: Conspirator, level: Motivation): boolean {
  return MOTIVATIONS.indexOf(one.motivation) >= MOTIVATIONS.indexOf(level);
}

export function suspicionAtLeast(one: Conspirator, level: Suspicion): boolean {
  return SUSPICIONS.indexOf(one.suspicion) >= SUSPICIONS.indexOf(level);
}

/** Whether a conspirator may be in a space now [BO 6]: Berlin always, others from their stage on and unless closed. */
export function isLegal(pub: Pub, space: SpaceId): boolean {
  return openingOf(space, pub.stage) === 'open';
}

/** Whether a space is closed in stage 7, whatever the stage now. */
export function closesInStage7(space: SpaceId): boolean {
  return SPACES[space].closedInStage7 === true;
}

/** Dice that can be rolled: not on the track, not on a card, not handed out [BO 2, R18]. */
export function supply(pub: Pub): number {
  const onCards = Object.values(pub.cardDice).reduce((sum, dice) => sum + dice, 0);
  const handedOut = pub.conspirators.reduce((sum, { extraDice }) => sum + extraDice.length, 0);
  return DICE - pub.track - onCards - handedOut;
}
