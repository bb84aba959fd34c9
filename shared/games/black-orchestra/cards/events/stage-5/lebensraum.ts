import { changeMotivation, type EventCard, freeIds, moveLeaders, revealTile } from '../../api';

export const card: EventCard = {
  id: 'lebensraum',
  stage: 5,
  kind: 'standard',
  copies: 1,
  name: { en: 'Lebensraum', fr: 'Lebensraum' },
  text: {
    en: 'Every conspirator gains 1 motivation. Himmler goes to the Wasserburg. The item tile there is turned face up.',
    fr: 'Chaque conspirateur gagne 1 en motivation. Himmler va à la Wasserburg. La tuile objet de ce lieu est révélée.',
  },
  *resolve(play) {
    yield* changeMotivation(play, freeIds(play.core.pub), 1);
    moveLeaders(play, ['himmler'], 'wasserburg');
    revealTile(play, 'wasserburg');
  },
};
