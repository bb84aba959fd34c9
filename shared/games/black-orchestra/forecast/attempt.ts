import type { SheetId } from '../board/sheets';
import type { ItemId } from '../board/spaces';
import type { Attempt } from '../state';
import type { Known } from '../state';
import type { Facts } from './facts';
import { itemSources } from './items';
import { type Chances, chancesFrom, chancesUpTo, lying, NONE, type Reactions } from './odds';
import { diceToRoll, heldAids, isPlayable, itemGivers, itemsWanted, needOf, withItem } from './pool';

/** The chances of an attempt by number of dice, one die first. */
export interface AttemptChances {
  /** Before any reaction. */
  readonly alone: readonly Chances[];
  /** If those who hold reactions to the roll play them as well as possible. */
  readonly reacted: readonly Chances[];
}

/** The chances of every number of dice that an attempt could roll now [BO 12.2]. */
export function attemptChances(known: Known, facts: Facts, attempt: Attempt): AttemptChances {
  const dice = diceToRoll(known, attempt);
  const need = needOf(known, facts, attempt);
  return {
    alone: chancesUpTo(dice, need, NONE),
    reacted: chancesUpTo(dice, need, reactionsToRoll(known, facts, attempt)),
  };
}

/** An item that could still be laid down for an attempt: who has one, and the chances then. */
export interface Addition {
  readonly item: ItemId;
  readonly givers: readonly SheetId[];
  readonly chances: readonly Chances[];
}

/** The items that could still be laid down for an attempt, each alone with what it would make of the roll [BO 12.1]. */
export function attemptAdditions(known: Known, facts: Facts, attempt: Attempt): readonly Addition[] {
  const givers = itemGivers(known, facts, attempt.who);
  return itemsWanted(known, facts, attempt).flatMap((option) => {
    const having = givers.filter((giver) => itemSources(facts, giver).some(({ item }) => item === option.item));
    if (having.length === 0) return [];
    const { alone } = attemptChances(known, facts, withItem(attempt, option));
    return [{ item: option.item, givers: having.map(({ id }) => id), chances: alone }];
  });
}

/** What reactions could make of a roll, and how likely they would. */
export interface Rescue {
  readonly of: 'from-detection' | 'to-success';
  readonly chance: number;
}

/**
 * How those who hold reactions could still make the roll of an attempt end better: undetected instead of detected, or a success
 * instead of neither [BO 12.2, 12.3]. Null when they could not.
 */
export function rescue(known: Known, facts: Facts, attempt: Attempt): Rescue | null {
  const lies = lying(attempt.rolled ?? []);
  const need = needOf(known, facts, attempt);
  const isDetected = lies.eagles >= need.first;
  if (!isDetected && lies.targets >= need.targets) return null;
  const odds = chancesFrom(lies, need, reactionsToRoll(known, facts, attempt));
  const chance = isDetected ? 1 - odds.detected : odds.success;
  return chance > 0 ? { of: isDetected ? 'from-detection' : 'to-success', chance } : null;
}

/**
 * What free conspirators hold to react to the roll of an attempt with [BO 12.3, 13].
 * @param counts whose cards count; everybody's unless said otherwise
 */
export function reactionsToRoll(
  known: Known,
  facts: Facts,
  { who }: Pick<Attempt, 'who'>,
  counts: (holder: SheetId) => boolean = () => true,
): Reactions {
  const aids = heldAids(known, facts, who).filter(
    (held) => held.aid.when === 'rolled' && isPlayable(known, held) && counts(held.holder),
  );
  return aids.reduce(
    ({ rerolls, ignores }, { aid }) => ({
      rerolls: rerolls + (aid.rerolls ?? 0),
      ignores: ignores + (aid.ignores ?? 0),
    }),
    NONE,
  );
}
