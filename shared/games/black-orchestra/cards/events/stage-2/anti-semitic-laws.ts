import { changeMotivation, type EventCard, freeIds } from '../../api';

export const card: EventCard = {
  id: 'anti-semitic-laws',
  stage: 2,
  kind: 'standard',
  copies: 1,
  persecution: true,
  name: { en: 'Anti-Semitic Laws', fr: 'Lois antisémites' },
  text: {
    en: 'Every conspirator gains 1 motivation.',
    fr: 'La motivation de chaque conspirateur augmente de 1.',
  },
  *resolve(run) {
    yield* changeMotivation(run, freeIds(run.core.pub), 1);
  },
};
