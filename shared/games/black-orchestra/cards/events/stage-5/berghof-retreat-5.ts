import { type EventCard, moveLeaders } from '../../api';

export const card: EventCard = {
  id: 'berghof-retreat-5',
  stage: 5,
  kind: 'standard',
  copies: 1,
  name: { en: 'Berghof Retreat', fr: 'Retraite au Berghof' },
  text: {
    en: 'Hitler, Bormann and Goebbels move to the Berghof. While this is the current event, 1 fewer eagle counts on every plot.',
    fr: 'Hitler, Bormann et Goebbels vont au Berghof. Tant que c’est l’événement courant, chaque complot ignore 1 aigle.',
  },
  movesHitler: 'berghof',
  whileCurrent: { eagles: -1 },
  *resolve(run) {
    moveLeaders(run, ['hitler', 'bormann', 'goebbels'], 'berghof');
  },
};
