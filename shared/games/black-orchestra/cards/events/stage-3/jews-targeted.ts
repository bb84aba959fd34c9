import { changeMotivation, type EventCard, freeIds, moveLeaders, revealTile } from '../../api';

export const card: EventCard = {
  id: 'jews-targeted',
  stage: 3,
  kind: 'standard',
  copies: 1,
  persecution: true,
  name: { en: 'Jews Targeted', fr: 'Persécution des Juifs' },
  text: {
    en: 'Every conspirator gains 1 motivation. Himmler moves to Warsaw. If a face-down item tile lies there, it is revealed.',
    fr: 'La motivation de chaque conspirateur augmente de 1. Himmler va à Varsovie. S’il s’y trouve une tuile objet face cachée, elle est révélée.',
  },
  *resolve(run) {
    yield* changeMotivation(run, freeIds(run.core.pub), 1);
    moveLeaders(run, ['himmler'], 'warsaw');
    revealTile(run, 'warsaw');
  },
};
