import { changeSupport, type EventCard } from '../../api';

export const card: EventCard = {
  id: 'invasion-of-norway',
  stage: 3,
  kind: 'important',
  copies: 1,
  name: { en: 'Invasion of Norway', fr: 'Invasion de la Norvège' },
  text: {
    en: 'Military support rises by 1.',
    fr: 'Le soutien militaire augmente de 1.',
  },
  *resolve(run) {
    changeSupport(run, 1);
  },
};
