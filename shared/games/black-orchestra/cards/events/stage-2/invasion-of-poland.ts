import { changeSupport, type EventCard } from '../../api';

export const card: EventCard = {
  id: 'invasion-of-poland',
  stage: 2,
  kind: 'key',
  copies: 1,
  name: { en: 'Invasion of Poland', fr: 'Invasion de la Pologne' },
  text: {
    en: 'Military support rises by 2.',
    fr: 'Le soutien militaire augmente de 2.',
  },
  *resolve(run) {
    changeSupport(run, 2);
  },
};
