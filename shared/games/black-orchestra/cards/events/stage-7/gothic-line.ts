import { changeSupport, type EventCard } from '../../api';

export const card: EventCard = {
  id: 'gothic-line',
  stage: 7,
  kind: 'standard',
  copies: 1,
  name: { en: 'Gothic Line', fr: 'Ligne gothique' },
  text: { en: 'Military support rises by 1.', fr: 'Le soutien militaire augmente de 1.' },
  *resolve(run) {
    changeSupport(run, 1);
  },
};
