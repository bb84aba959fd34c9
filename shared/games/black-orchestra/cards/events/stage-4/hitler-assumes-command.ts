import { changeSupport, type EventCard, moveLeaders, revealTile } from '../../api';

export const card: EventCard = {
  id: 'hitler-assumes-command',
  stage: 4,
  kind: 'important',
  copies: 1,
  name: { en: 'Hitler Assumes Command', fr: 'Hitler prend le commandement' },
  text: {
    en: 'Military support falls by 1. Hitler goes to the Wolfsschanze. The item tile there is turned face up.',
    fr: 'Le soutien militaire baisse de 1. Hitler va à la Wolfsschanze. La tuile objet de ce lieu est révélée.',
  },
  movesHitler: 'wolfsschanze',
  *resolve(play) {
    changeSupport(play, -1);
    moveLeaders(play, ['hitler'], 'wolfsschanze');
    revealTile(play, 'wolfsschanze');
  },
};
