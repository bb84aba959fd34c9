import type { Passive } from '../cards/types';
import type { Conspirator, Pub } from '../state';
import { sheet } from './catalogue';
import { isFree, motivationAtLeast } from './select';

/** Whether a conspirator's special ability may be used: motivated, free, not blanked, not taken away [BO 4, 5, 11]. */
export function hasAbility(pub: Pub, one: Conspirator): boolean {
  return (
    isFree(one) &&
    motivationAtLeast(one, 'motivated') &&
    pub.turn.blanked !== one.id &&
    !pub.abilitiesOff.includes(sheet(one.id).affiliation)
  );
}

/** The values a conspirator's sheet changes right now; nothing while the ability is off. */
export function passive(pub: Pub, one: Conspirator): Passive {
  return hasAbility(pub, one) ? (sheet(one.id).passive ?? {}) : {};
}
