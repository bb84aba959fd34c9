import { type EventCard, visit } from '../../api';

export const card: EventCard = {
  id: 'visit-from-hitler-6',
  stage: 6,
  kind: 'standard',
  copies: 1,
  name: { en: 'Visit from Hitler', fr: 'Visite d’Hitler' },
  text: {
    en: 'Hitler moves to the nearest conspirator elsewhere. While this is the current event, every plot is detected 2 eagles later.',
    fr: 'Hitler rejoint le conspirateur le plus proche hors de son lieu. Tant que c’est l’événement courant, chaque complot est découvert 2 aigles plus tard.',
  },
  movesHitler: 'nearest-conspirator',
  whileCurrent: { eagles: -2 },
  *resolve(run) {
    yield* visit(run, 'hitler');
  },
};
