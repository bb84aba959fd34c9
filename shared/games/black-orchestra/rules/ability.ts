import type { Passive, Position } from '../content';
import {
  type AbilityBar,
  abilityBar as barIn,
  hasAbility as hasAbilityIn,
  passive as passiveIn,
} from '../forecast/ability';
import type { Conspirator } from '../state';

/** Whether a conspirator's special ability may be used now [BO 4, 5, 11]. */
export function hasAbility({ core, content }: Position, one: Conspirator): boolean {
  return hasAbilityIn(core.pub, content.facts, one);
}

/** Why a conspirator's special ability may not be used now; null when it may [BO 4, 5, 11]. */
export function abilityBar({ core, content }: Position, one: Conspirator): AbilityBar | null {
  return barIn(core.pub, content.facts, one);
}

/** The values a conspirator's sheet changes right now; nothing while the ability is off. */
export function passive({ core, content }: Position, one: Conspirator): Passive {
  return passiveIn(core.pub, content.facts, one);
}
