import { nearestOf } from '../board/distance';
import { LEADER_START, type SpaceId } from '../board/spaces';
import type { EventKey } from '../state';
import type { Known } from '../state';
import { eventFacts, type Facts } from './facts';
import { leaderSpace, visitable } from './known';

/** Whether an event would be ignored when it is drawn, because a key event has overtaken it [BO 8]. */
export function isOvertaken(facts: Facts, keyEvent: EventKey | null, event: string): boolean {
  const { kind, stage } = eventFacts(facts, event);
  if (kind !== 'important' || keyEvent === null) return false;
  switch (facts.rules.overtakenBy) {
    case 'key-of-its-stage':
      return eventFacts(facts, keyEvent).stage === stage;
    case 'any-key':
      return true;
  }
}

/** Where an event would take Hitler as everybody stands: nowhere when he stays; of several spaces the active player picks one [BO 9]. */
export function hitlerGoesTo(known: Known, facts: Facts, event: EventKey): readonly SpaceId[] {
  const move = eventFacts(facts, event).movesHitler;
  const at = leaderSpace(known, 'hitler');
  if (at === null || move === undefined) return [];
  switch (move) {
    case 'start':
      return at === LEADER_START.hitler ? [] : [LEADER_START.hitler];
    case 'nearest-conspirator':
      return nearestOf(at, visitable(known, at));
    default:
      return at === move ? [] : [move];
  }
}

/** Whether an event is about to change Hitler's space: only then there is something to delay [BO 13]. */
export function movesHitler(known: Known, facts: Facts, event: EventKey): boolean {
  return hitlerGoesTo(known, facts, event).length > 0;
}
