import { LEADER_START } from '../board/spaces';
import type { EventKey } from '../state';
import type { Known } from '../state';
import { eventFacts, type Facts } from './facts';
import { freeConspirators, leaderSpace } from './known';

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

/** Whether an event is about to change Hitler's space: only then there is something to delay [BO 13]. */
export function movesHitler(known: Known, facts: Facts, event: EventKey): boolean {
  const move = eventFacts(facts, event).movesHitler;
  const at = leaderSpace(known, 'hitler');
  if (at === null || move === undefined) return false;
  switch (move) {
    case 'start':
      return at !== LEADER_START.hitler;
    case 'nearest-conspirator':
      return freeConspirators(known).some(({ space }) => space !== at);
    default:
      return at !== move;
  }
}
