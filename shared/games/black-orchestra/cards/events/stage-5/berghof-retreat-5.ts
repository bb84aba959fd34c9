import { type EventCard, moveLeaders } from '../../api';

export const card: EventCard = {
  id: 'berghof-retreat-5',
  stage: 5,
  kind: 'standard',
  copies: 1,
  name: { en: 'Berghof Retreat', fr: 'Retraite au Berghof' },
  text: {
    en: 'Hitler, Bormann and Goebbels move to the Berghof. While this is the current event, every plot is detected 1 eagle later.',
    fr: 'Hitler, Bormann et Goebbels vont au Berghof. Tant que c’est l’événement courant, chaque complot est découvert 1 aigle plus tard.',
  },
  movesHitler: 'berghof',
  whileCurrent: { eagles: -1 },
  *resolve(run) {
    moveLeaders(run, ['hitler', 'bormann', 'goebbels'], 'berghof');
  },
};
