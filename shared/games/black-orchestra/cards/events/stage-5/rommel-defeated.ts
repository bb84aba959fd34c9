import { changeSupport, type EventCard, removeEvents } from '../../api';

export const card: EventCard = {
  id: 'rommel-defeated',
  stage: 5,
  kind: 'standard',
  copies: 1,
  name: { en: 'Rommel Defeated', fr: 'Défaite de Rommel' },
  text: {
    en: 'Military support falls by 1. Remove the next two stage 5 events, unseen.',
    fr: 'Le soutien militaire baisse de 1. Les deux prochains événements de la période 5 quittent la partie, face cachée.',
  },
  *resolve(run) {
    changeSupport(run, -1);
    removeEvents(run, 5, 2);
  },
};
