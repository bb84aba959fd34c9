import { changeSupport, type EventCard, moveLeaders } from '../../api';

export const card: EventCard = {
  id: 'rommel-executed',
  stage: 7,
  kind: 'standard',
  copies: 1,
  name: { en: 'Rommel Executed', fr: 'Rommel exécuté' },
  text: {
    en: 'Military support falls by 1. Himmler moves to the Chancellery.',
    fr: 'Le soutien militaire baisse de 1. Himmler va à la Chancellerie.',
  },
  *resolve(run) {
    changeSupport(run, -1);
    moveLeaders(run, ['himmler'], 'chancellery');
  },
};
