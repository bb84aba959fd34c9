import { changeSupport, type EventCard } from '../../api';

export const card: EventCard = {
  id: 'fall-of-kiev',
  stage: 4,
  kind: 'key',
  copies: 1,
  name: { en: 'Fall of Kiev', fr: 'Chute de Kiev' },
  text: { en: 'Military support rises by 2.', fr: 'Le soutien militaire augmente de 2.' },
  *resolve(run) {
    changeSupport(run, 2);
  },
};
