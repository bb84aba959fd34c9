import { changeSuspicion, type EventCard, freeIds } from '../../api';

export const card: EventCard = {
  id: 'gestapo-investigation',
  stage: 1,
  kind: 'standard',
  copies: 1,
  name: { en: 'Gestapo Investigation', fr: 'Enquête de la Gestapo' },
  text: {
    en: 'Every conspirator gains 1 suspicion.',
    fr: 'La suspicion de chaque conspirateur augmente de 1.',
  },
  *resolve(run) {
    changeSuspicion(run, freeIds(run.core.pub), 1);
  },
};
