import { type EventCard, lowerMotivationTo, lowerSuspicionTo, motivationAtLeast, suspicionAtLeast } from '../../api';
import { offerVisit, visitAlone } from '../shared/visit';

export const card: EventCard = {
  id: 'visit-from-hitler-3',
  stage: 3,
  kind: 'standard',
  copies: 1,
  name: { en: 'Visit from Hitler', fr: 'Visite d’Hitler' },
  text: {
    en: 'Hitler moves to the nearest conspirator elsewhere. If that conspirator is alone in their space, they may lower motivation to timid and suspicion to medium.',
    fr: 'Hitler rejoint le conspirateur le plus proche hors de son lieu. S’il y est seul, ce conspirateur peut baisser sa motivation à timide et sa suspicion à moyenne.',
  },
  words: {
    yes: {
      en: 'Motivation back to timid, suspicion to medium',
      fr: 'Ramener la motivation à timide et la suspicion à moyenne',
    },
  },
  movesHitler: 'nearest-conspirator',
  *resolve(run) {
    const host = yield* visitAlone(run, 'hitler');
    if (host === null) return;
    const answer = yield* offerVisit(
      run,
      card.id,
      host,
      (one) => motivationAtLeast(one, 'skeptical') || suspicionAtLeast(one, 'high'),
    );
    if (answer === 'no') return;
    yield* lowerMotivationTo(run, [host], 'timid');
    lowerSuspicionTo(run, [host], 'medium');
  },
};
