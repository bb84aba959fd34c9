import { changeSupport, type EventCard, removeEvents } from '../../api';

export const card: EventCard = {
  id: 'munich-agreement',
  stage: 1,
  kind: 'key',
  copies: 1,
  name: { en: 'Munich Agreement', fr: 'Accords de Munich' },
  text: {
    en: 'Military support rises by 1. Remove the next two stage 1 events, unseen.',
    fr: 'Le soutien militaire augmente de 1. Les deux prochains événements de la période 1 quittent la partie, face cachée.',
  },
  *resolve(run) {
    changeSupport(run, 1);
    removeEvents(run, 1, 2);
  },
};
