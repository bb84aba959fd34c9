import { changeSupport, type EventCard, moveLeaders } from '../../api';

export const card: EventCard = {
  id: 'operation-barbarossa',
  stage: 4,
  kind: 'important',
  copies: 1,
  name: { en: 'Operation Barbarossa', fr: 'Opération Barbarossa' },
  text: {
    en: 'Military support rises by 1. Goering moves to Posen.',
    fr: 'Le soutien militaire augmente de 1. Goering va à Posen.',
  },
  *resolve(run) {
    changeSupport(run, 1);
    moveLeaders(run, ['goering'], 'posen');
  },
};
