import { type EventCard, moveLeaders, resetSupport } from '../../api';

export const card: EventCard = {
  id: 'operation-overlord',
  stage: 7,
  kind: 'standard',
  copies: 1,
  name: { en: 'Operation Overlord', fr: 'Opération Overlord' },
  text: {
    en: 'Military support returns to its starting value. Goebbels moves to the Ministry of Propaganda.',
    fr: 'Le soutien militaire revient à sa valeur de départ. Goebbels va au ministère de la Propagande.',
  },
  *resolve(run) {
    resetSupport(run);
    moveLeaders(run, ['goebbels'], 'ministry-of-propaganda');
  },
};
