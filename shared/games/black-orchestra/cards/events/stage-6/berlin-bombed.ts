import { type EventCard, moveLeaders } from '../../api';

export const card: EventCard = {
  id: 'berlin-bombed',
  stage: 6,
  kind: 'standard',
  copies: 1,
  name: { en: 'Berlin Bombed', fr: 'Berlin bombardée' },
  text: {
    en: 'Hitler moves to the Chancellery. While this is the current event, every plot is detected 1 eagle sooner.',
    fr: 'Hitler va à la Chancellerie. Tant que c’est l’événement courant, chaque complot est découvert 1 aigle plus tôt.',
  },
  movesHitler: 'chancellery',
  whileCurrent: { eagles: 1 },
  *resolve(run) {
    moveLeaders(run, ['hitler'], 'chancellery');
  },
};
