import { type EventCard, lowerMotivationTo, lowerSuspicionTo, motivationAtLeast, suspicionAtLeast } from '../../api';
import { offerVisit, visitAlone } from '../shared/visit';

export const card: EventCard = {
  id: 'visit-from-hitler-3',
  stage: 3,
  kind: 'standard',
  copies: 1,
  name: { en: 'Visit from Hitler', fr: 'Visite d’Hitler' },
  text: {
    en: 'Hitler goes to the nearest conspirator. If that conspirator is alone in their space, they may take both levels back to where they started, motivation to timid and suspicion to medium; a level that is lower stays as it is.',
    fr: 'Hitler rejoint le conspirateur le plus proche. Si celui‑ci est seul dans son lieu, il peut ramener ses deux niveaux à leur point de départ, la motivation à timide et la suspicion à moyenne ; un niveau déjà plus bas reste inchangé.',
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
