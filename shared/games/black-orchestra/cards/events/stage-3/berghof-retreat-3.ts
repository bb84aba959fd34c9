import { type EventCard, moveLeaders } from '../../api';

export const card: EventCard = {
  id: 'berghof-retreat-3',
  stage: 3,
  kind: 'standard',
  copies: 1,
  name: { en: 'Berghof Retreat', fr: 'Retraite au Berghof' },
  text: {
    en: 'Hitler, Himmler, Goebbels and Bormann move to the Berghof.',
    fr: 'Hitler, Himmler, Goebbels et Bormann vont au Berghof.',
  },
  movesHitler: 'berghof',
  *resolve(run) {
    moveLeaders(run, ['hitler', 'himmler', 'goebbels', 'bormann'], 'berghof');
  },
};
