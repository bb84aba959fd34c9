import { changeSupport, type EventCard, moveLeaders, revealTile } from '../../api';

export const card: EventCard = {
  id: 'czechoslovakia-invaded',
  stage: 2,
  kind: 'important',
  copies: 1,
  name: { en: 'Czechoslovakia Invaded', fr: 'Invasion de la Tchécoslovaquie' },
  text: {
    en: 'Military support rises by 1. Hitler moves to Vienna. If a face-down item tile lies there, it is revealed.',
    fr: 'Le soutien militaire augmente de 1. Hitler va à Vienne. S’il s’y trouve une tuile objet face cachée, elle est révélée.',
  },
  movesHitler: 'vienna',
  *resolve(run) {
    changeSupport(run, 1);
    moveLeaders(run, ['hitler'], 'vienna');
    revealTile(run, 'vienna');
  },
};
