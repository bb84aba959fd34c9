import { changeSupport, type EventCard } from '../../api';

export const card: EventCard = {
  id: 'germany-bombed',
  stage: 3,
  kind: 'standard',
  copies: 1,
  name: { en: 'Germany Bombed', fr: 'L’Allemagne bombardée' },
  text: {
    en: 'Military support rises by 1. While this is the current event, every plot is detected 1 eagle sooner.',
    fr: 'Le soutien militaire augmente de 1. Tant que c’est l’événement courant, chaque complot est découvert 1 aigle plus tôt.',
  },
  whileCurrent: { eagles: 1 },
  *resolve(run) {
    changeSupport(run, 1);
  },
};
