import { changeSupport, type EventCard, moveLeaders } from '../../api';

export const card: EventCard = {
  id: 'yugoslavia-surrenders',
  stage: 4,
  kind: 'standard',
  copies: 1,
  name: { en: 'Yugoslavia Surrenders', fr: 'Capitulation de la Yougoslavie' },
  text: {
    en: 'Military support rises by 1. Himmler moves to Paris.',
    fr: 'Le soutien militaire augmente de 1. Himmler va à Paris.',
  },
  *resolve(run) {
    changeSupport(run, 1);
    moveLeaders(run, ['himmler'], 'paris');
  },
};
