import { changeMotivation, type EventCard, freeIds } from '../../api';

export const card: EventCard = {
  id: 'sea-lion-postponed',
  stage: 3,
  kind: 'key',
  copies: 1,
  name: { en: 'Sea Lion Postponed', fr: 'Opération Lion de mer reportée' },
  text: {
    en: 'Every conspirator loses 1 motivation.',
    fr: 'La motivation de chaque conspirateur baisse de 1.',
  },
  *resolve(run) {
    yield* changeMotivation(run, freeIds(run.core.pub), -1);
  },
};
