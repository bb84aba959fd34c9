import type { Conspirator } from '../state';
import type { Known } from '../state';
import { type Facts, type Passive, sheetFacts } from './facts';
import { isFree, motivationAtLeast } from './known';

/** Why a special ability may not be used: its conspirator is in prison or below motivated, or it is blanked, or taken away. */
export type AbilityBar = 'prison' | 'motivation' | 'blanked' | 'taken-away';

/** Why a conspirator's special ability may not be used; null when it may [BO 4, 5, 11]. */
export function abilityBar(known: Known, facts: Facts, one: Conspirator): AbilityBar | null {
  if (!isFree(one)) return 'prison';
  if (!motivationAtLeast(one, 'motivated')) return 'motivation';
  if (known.turn.blanked === one.id) return 'blanked';
  return known.abilitiesOff.includes(sheetFacts(facts, one.id).affiliation) ? 'taken-away' : null;
}

/** Whether a conspirator's special ability may be used: motivated, free, not blanked, not taken away [BO 4, 5, 11]. */
export function hasAbility(known: Known, facts: Facts, one: Conspirator): boolean {
  return abilityBar(known, facts, one) === null;
}

/** The values a conspirator's sheet changes right now; nothing while the ability is off. */
export function passive(known: Known, facts: Facts, one: Conspirator): Passive {
  return hasAbility(known, facts, one) ? sheetFacts(facts, one.id).passive : {};
}
