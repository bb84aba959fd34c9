import { changeSupport, type EventCard, moveLeaders } from '../../api';

export const card: EventCard = {
  id: 'blomberg-fritsch-affair',
  stage: 1,
  kind: 'important',
  copies: 1,
  name: { en: 'Blomberg-Fritsch Affair', fr: 'Affaire Blomberg-Fritsch' },
  text: {
    en: 'Military support rises by 1. Goering moves to the Chancellery.',
    fr: 'Le soutien militaire augmente de 1. Goering va à la Chancellerie.',
  },
  *resolve(run) {
    changeSupport(run, 1);
    moveLeaders(run, ['goering'], 'chancellery');
  },
};
