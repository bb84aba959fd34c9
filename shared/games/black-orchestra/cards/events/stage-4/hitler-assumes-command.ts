import { changeSupport, type EventCard, moveLeaders, revealTile } from '../../api';

export const card: EventCard = {
  id: 'hitler-assumes-command',
  stage: 4,
  kind: 'important',
  copies: 1,
  name: { en: 'Hitler Assumes Command', fr: 'Hitler prend le commandement' },
  text: {
    en: 'Military support falls by 1. Hitler moves to the Wolfsschanze. If a face-down item tile lies there, it is revealed.',
    fr: 'Le soutien militaire baisse de 1. Hitler va à la Wolfsschanze. S’il s’y trouve une tuile objet face cachée, elle est révélée.',
  },
  movesHitler: 'wolfsschanze',
  *resolve(run) {
    changeSupport(run, -1);
    moveLeaders(run, ['hitler'], 'wolfsschanze');
    revealTile(run, 'wolfsschanze');
  },
};
