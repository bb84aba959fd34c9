import { because, type DossierCard, msg, skipEvent } from '../api';

export const card: DossierCard = {
  id: 'slow-news-day',
  kind: 'standard',
  copies: 2,
  name: { en: 'Slow News Day', fr: 'Journée calme' },
  text: {
    en: 'Reaction, when an event is about to be drawn: it is not drawn this turn.',
    fr: 'Réaction, juste avant l’événement du tour : pas d’événement cette fois.',
  },
  reaction: {
    timing: 'before-event',
    // A second copy finds nothing left to skip in the window in which the first was played.
    bar: ({ core: { pub } }) => (pub.turn.eventsDue > 0 ? null : because(msg('why.no-event-due'), '8')),
    *play(run) {
      skipEvent(run);
    },
  },
};
