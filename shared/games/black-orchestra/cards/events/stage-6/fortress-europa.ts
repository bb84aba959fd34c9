import { type EventCard, raiseSupportTo, removeEvents } from '../../api';

export const card: EventCard = {
  id: 'fortress-europa',
  stage: 6,
  kind: 'key',
  copies: 1,
  name: { en: 'Fortress Europa', fr: 'Forteresse Europe' },
  text: {
    en: 'Military support rises to 5 if it is lower. Remove the next two stage 6 events, unseen. While this is the current event, every plot is detected 1 eagle later.',
    fr: 'Le soutien militaire passe à 5 s’il est plus bas. Les deux prochains événements de la période 6 quittent la partie, face cachée. Tant que c’est l’événement courant, chaque complot est découvert 1 aigle plus tard.',
  },
  whileCurrent: { eagles: -1 },
  *resolve(run) {
    raiseSupportTo(run, 5);
    removeEvents(run, 6, 2);
  },
};
