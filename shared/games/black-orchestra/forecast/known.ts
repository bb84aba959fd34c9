import { type Motivation, MOTIVATIONS } from '../board/levels';
import { openingOf } from '../board/opening';
import { DICE } from '../board/pieces';
import type { SheetId } from '../board/sheets';
import type { LeaderId, SpaceId } from '../board/spaces';
import type { Conspirator, Known } from '../state';

/** A conspirator who stands on the board. */
export type FreeConspirator = Conspirator & { readonly space: SpaceId };

/** The conspirator of a sheet. Throws RangeError when that sheet is not in play. */
export function conspirator(known: Known, id: SheetId): Conspirator {
  const found = known.conspirators.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`${id} is not in play`);
  return found;
}

export function isFree(one: Conspirator): one is FreeConspirator {
  return one.space !== 'prison';
}

/** All conspirators who are not in prison, in turn order. */
export function freeConspirators(known: Known): readonly FreeConspirator[] {
  return known.conspirators.filter(isFree);
}

/** The ids of all free conspirators, or of those a condition holds for. */
export function freeIds(known: Known, where: (one: FreeConspirator) => boolean = () => true): readonly SheetId[] {
  return freeConspirators(known)
    .filter(where)
    .map(({ id }) => id);
}

/** Everybody who stands in a space. */
export function inSpace(known: Known, space: SpaceId): readonly FreeConspirator[] {
  return freeConspirators(known).filter((one) => one.space === space);
}

/** The spaces outside a leader's own in which free conspirators stand: he visits one of the nearest [BO 9]. */
export function visitable(known: Known, at: SpaceId): readonly SpaceId[] {
  return [...new Set(freeConspirators(known).map(({ space }) => space))].filter((space) => space !== at);
}

/** The other conspirators in the space of one; none for a prisoner. */
export function companions(known: Known, id: SheetId): readonly FreeConspirator[] {
  const { space } = conspirator(known, id);
  return space === 'prison' ? [] : inSpace(known, space).filter((other) => other.id !== id);
}

/** Whether everybody stands in the space of one and nobody is in prison [R14]. */
export function allMeet(known: Known, id: SheetId): boolean {
  const { space } = conspirator(known, id);
  return space !== 'prison' && known.conspirators.every((one) => one.space === space);
}

/** Where a leader stands; null when off the board. */
export function leaderSpace(known: Known, leader: LeaderId): SpaceId | null {
  const token = known.leaders[leader];
  return token.state === 'board' ? token.space : null;
}

export function motivationAtLeast(one: Conspirator, level: Motivation): boolean {
  return MOTIVATIONS.indexOf(one.motivation) >= MOTIVATIONS.indexOf(level);
}

/** Whether a conspirator may be in a space now [BO 6]: Berlin always, others from their stage on and unless closed. */
export function isLegal(known: Known, space: SpaceId): boolean {
  return openingOf(space, known.stage) === 'open';
}

/** Dice that can be rolled: not on the track, not on a card, not handed out [BO 2, R18]. */
export function supply(known: Known): number {
  const onCards = Object.values(known.cardDice).reduce((sum, dice) => sum + dice, 0);
  const handedOut = known.conspirators.reduce((sum, { extraDice }) => sum + extraDice.length, 0);
  return DICE - known.track - onCards - handedOut;
}
