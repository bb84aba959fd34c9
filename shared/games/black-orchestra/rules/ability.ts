import type { Passive, Position } from '../cards/types';
import type { Conspirator } from '../state';
import { isFree, motivationAtLeast } from './select';

/** Whether a conspirator's special ability may be used: motivated, free, not blanked, not taken away [BO 4, 5, 11]. */
export function hasAbility({ core: { pub }, content }: Position, one: Conspirator): boolean {
  return (
    isFree(one) &&
    motivationAtLeast(one, 'motivated') &&
    pub.turn.blanked !== one.id &&
    !pub.abilitiesOff.includes(content.sheet(one.id).affiliation)
  );
}

/** The values a conspirator's sheet changes right now; nothing while the ability is off. */
export function passive(at: Position, one: Conspirator): Passive {
  return hasAbility(at, one) ? (at.content.sheet(one.id).passive ?? {}) : {};
}
