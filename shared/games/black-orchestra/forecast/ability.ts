import type { Conspirator } from '../state';
import { type Facts, type Passive, sheetFacts } from './facts';
import { isFree, type Known, motivationAtLeast } from './known';

/** Whether a conspirator's special ability may be used: motivated, free, not blanked, not taken away [BO 4, 5, 11]. */
export function hasAbility(known: Known, facts: Facts, one: Conspirator): boolean {
  return (
    isFree(one) &&
    motivationAtLeast(one, 'motivated') &&
    known.turn.blanked !== one.id &&
    !known.abilitiesOff.includes(sheetFacts(facts, one.id).affiliation)
  );
}

/** The values a conspirator's sheet changes right now; nothing while the ability is off. */
export function passive(known: Known, facts: Facts, one: Conspirator): Passive {
  return hasAbility(known, facts, one) ? sheetFacts(facts, one.id).passive : {};
}
