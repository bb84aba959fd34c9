import { changeMotivation, changeSupport, type EventCard, freeIds, moveLeaders } from '../../api';

export const card: EventCard = {
  id: 'v2-rocket-attack',
  stage: 7,
  kind: 'standard',
  copies: 1,
  name: { en: 'V-2 Rocket Attack', fr: 'Attaque de V-2' },
  text: {
    en: 'Military support rises by 1. Every conspirator gains 1 motivation. Goering goes to Hannover, Bormann to the Berghof.',
    fr: 'Le soutien militaire augmente de 1. La motivation de chaque conspirateur augmente de 1. Goering va à Hanovre et Bormann au Berghof.',
  },
  *resolve(play) {
    changeSupport(play, 1);
    yield* changeMotivation(play, freeIds(play.core.pub), 1);
    moveLeaders(play, ['goering'], 'hannover');
    moveLeaders(play, ['bormann'], 'berghof');
  },
};
