import { type EventCard, resetSupport } from '../../api';

export const card: EventCard = {
  id: 'stalingrad-surrounded',
  stage: 6,
  kind: 'standard',
  copies: 1,
  name: { en: 'Stalingrad Surrounded', fr: 'Stalingrad encerclée' },
  text: {
    en: 'Military support returns to its starting value.',
    fr: 'Le soutien militaire revient à sa valeur de départ.',
  },
  *resolve(run) {
    resetSupport(run);
  },
};
