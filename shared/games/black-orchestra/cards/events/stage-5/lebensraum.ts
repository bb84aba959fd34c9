import { changeMotivation, type EventCard, freeIds, moveLeaders, revealTile } from '../../api';

export const card: EventCard = {
  id: 'lebensraum',
  stage: 5,
  kind: 'standard',
  copies: 1,
  persecution: true,
  name: { en: 'Lebensraum', fr: 'Lebensraum' },
  text: {
    en: 'Every conspirator gains 1 motivation. Himmler moves to the Wasserburg. If a face-down item tile lies there, it is revealed.',
    fr: 'La motivation de chaque conspirateur augmente de 1. Himmler va à la Wasserburg. S’il s’y trouve une tuile objet face cachée, elle est révélée.',
  },
  *resolve(run) {
    yield* changeMotivation(run, freeIds(run.core.pub), 1);
    moveLeaders(run, ['himmler'], 'wasserburg');
    revealTile(run, 'wasserburg');
  },
};
