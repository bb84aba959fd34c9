import { changeMotivation, type EventCard, freeIds, sendLeadersHome } from '../../api';

export const card: EventCard = {
  id: 'kristallnacht',
  stage: 1,
  kind: 'standard',
  copies: 1,
  persecution: true,
  name: { en: 'Kristallnacht', fr: 'Nuit de Cristal' },
  text: {
    en: 'Every conspirator gains 1 motivation. Hitler and all deputies return to where they began.',
    fr: 'La motivation de chaque conspirateur augmente de 1. Hitler et tous les adjoints retournent à leur lieu de départ.',
  },
  movesHitler: 'start',
  *resolve(run) {
    yield* changeMotivation(run, freeIds(run.core.pub), 1);
    sendLeadersHome(run);
  },
};
