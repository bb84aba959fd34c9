import { changeSupport, type EventCard, moveLeaders } from '../../api';

export const card: EventCard = {
  id: 'afrika-korps',
  stage: 4,
  kind: 'standard',
  copies: 1,
  name: { en: 'Afrika Korps', fr: 'Afrika Korps' },
  text: {
    en: 'Military support rises by 1. Bormann and Goebbels move to Prague.',
    fr: 'Le soutien militaire augmente de 1. Bormann et Goebbels vont à Prague.',
  },
  *resolve(run) {
    changeSupport(run, 1);
    moveLeaders(run, ['bormann', 'goebbels'], 'prague');
  },
};
