import { changeMotivation, type EventCard, motivationAtLeast, raiseSuspicionTo, suspicionAtLeast } from '../../api';
import { offerVisit, visitAlone } from '../shared/visit';

export const card: EventCard = {
  id: 'visit-from-goebbels-1',
  stage: 1,
  kind: 'standard',
  copies: 1,
  name: { en: 'Visit from Goebbels', fr: 'Visite de Goebbels' },
  text: {
    en: 'Goebbels moves to the nearest conspirator elsewhere. If that conspirator is alone in their space, they may raise their suspicion to high, if it is lower, to gain 2 motivation.',
    fr: 'Goebbels rejoint le conspirateur le plus proche hors de son lieu. S’il y est seul, ce conspirateur peut accepter ceci : suspicion au moins élevée, motivation +2.',
  },
  words: { yes: { en: 'Suspicion at least high, motivation +2', fr: 'Suspicion au moins élevée, motivation +2' } },
  *resolve(run) {
    const host = yield* visitAlone(run, 'goebbels');
    if (host === null) return;
    const answer = yield* offerVisit(
      run,
      card.id,
      host,
      (one) => !motivationAtLeast(one, 'reckless') || !suspicionAtLeast(one, 'high'),
    );
    if (answer === 'no') return;
    raiseSuspicionTo(run, [host], 'high');
    yield* changeMotivation(run, [host], 2);
  },
};
