import { changeSupport, type EventCard, removeEvents } from '../../api';

export const card: EventCard = {
  id: 'russian-setback',
  stage: 5,
  kind: 'key',
  copies: 1,
  name: { en: 'Russian Setback', fr: 'Revers en Russie' },
  text: {
    en: 'Military support falls by 1. Remove the next two stage 5 events, unseen. While this is the current event, every plot is detected 1 eagle sooner.',
    fr: 'Le soutien militaire baisse de 1. Les deux prochains événements de la période 5 quittent la partie, face cachée. Tant que c’est l’événement courant, chaque complot est découvert 1 aigle plus tôt.',
  },
  whileCurrent: { eagles: 1 },
  *resolve(run) {
    changeSupport(run, -1);
    removeEvents(run, 5, 2);
  },
};
