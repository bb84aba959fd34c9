import { changeSupport, type EventCard, moveLeaders } from '../../api';

export const card: EventCard = {
  id: 'wolfpacks',
  stage: 6,
  kind: 'standard',
  copies: 1,
  name: { en: 'Wolfpacks', fr: 'Meutes de sous-marins' },
  text: {
    en: 'Military support rises by 1. Bormann and Goebbels move to the Wolfsschlucht.',
    fr: 'Le soutien militaire augmente de 1. Bormann et Goebbels vont à la Wolfsschlucht.',
  },
  *resolve(run) {
    changeSupport(run, 1);
    moveLeaders(run, ['bormann', 'goebbels'], 'wolfsschlucht');
  },
};
