import { changeMotivation, type EventCard, freeIds, raiseSupportTo } from '../../api';

export const card: EventCard = {
  id: 'fall-of-paris',
  stage: 3,
  kind: 'important',
  copies: 1,
  name: { en: 'Fall of Paris', fr: 'Chute de Paris' },
  text: {
    en: 'Military support rises to 5 if it is lower. Every conspirator loses 1 motivation.',
    fr: 'Le soutien militaire passe à 5 s’il est plus bas. La motivation de chaque conspirateur baisse de 1.',
  },
  *resolve(run) {
    raiseSupportTo(run, 5);
    yield* changeMotivation(run, freeIds(run.core.pub), -1);
  },
};
