import { changeSupport, type EventCard } from '../../api';

export const card: EventCard = {
  id: 'sudetenland-occupation',
  stage: 2,
  kind: 'important',
  copies: 1,
  name: { en: 'Sudetenland Occupation', fr: 'Occupation des Sudètes' },
  text: {
    en: 'Military support rises by 1.',
    fr: 'Le soutien militaire augmente de 1.',
  },
  *resolve(run) {
    changeSupport(run, 1);
  },
};
