import { changeSupport, type EventCard } from '../../api';

export const card: EventCard = {
  id: 'fall-of-rome',
  stage: 7,
  kind: 'key',
  copies: 1,
  name: { en: 'Fall of Rome', fr: 'Chute de Rome' },
  text: { en: 'Military support falls by 1.', fr: 'Le soutien militaire baisse de 1.' },
  *resolve(run) {
    changeSupport(run, -1);
  },
};
