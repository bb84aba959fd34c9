import { changeSupport, type EventCard, moveLeaders } from '../../api';

export const card: EventCard = {
  id: 'nazi-soviet-pact',
  stage: 2,
  kind: 'important',
  copies: 1,
  name: { en: 'Nazi-Soviet Pact', fr: 'Pacte germano-soviétique' },
  text: {
    en: 'Military support rises by 1. Bormann and Hess move to the Berghof.',
    fr: 'Le soutien militaire augmente de 1. Bormann et Hess vont au Berghof.',
  },
  *resolve(run) {
    changeSupport(run, 1);
    moveLeaders(run, ['bormann', 'hess'], 'berghof');
  },
};
