import { changeMotivation, changeSupport, type EventCard, freeIds, moveLeaders } from '../../api';

export const card: EventCard = {
  id: 'v2-rocket-attack',
  stage: 7,
  kind: 'standard',
  copies: 1,
  name: { en: 'V-2 Rocket Attack', fr: 'Attaque de V-2' },
  text: {
    en: 'Military support rises by 1. Every conspirator gains 1 motivation. Goering moves to Hannover, Bormann to the Berghof.',
    fr: 'Le soutien militaire augmente de 1. La motivation de chaque conspirateur augmente de 1. Goering va à Hanovre et Bormann au Berghof.',
  },
  *resolve(run) {
    changeSupport(run, 1);
    yield* changeMotivation(run, freeIds(run.core.pub), 1);
    moveLeaders(run, ['goering'], 'hannover');
    moveLeaders(run, ['bormann'], 'berghof');
  },
};
