import { type EventCard, moveLeaders, revealTile } from '../../api';

export const card: EventCard = {
  id: 'visit-to-the-front',
  stage: 5,
  kind: 'important',
  copies: 1,
  name: { en: 'Visit to the Front', fr: 'Visite au front' },
  text: {
    en: 'Hitler and Goebbels move to Smolensk. If a face-down item tile lies there, it is revealed. While this is the current event, every plot is detected 2 eagles later.',
    fr: 'Hitler et Goebbels vont à Smolensk. S’il s’y trouve une tuile objet face cachée, elle est révélée. Tant que c’est l’événement courant, chaque complot est découvert 2 aigles plus tard.',
  },
  movesHitler: 'smolensk',
  whileCurrent: { eagles: -2 },
  *resolve(run) {
    moveLeaders(run, ['hitler', 'goebbels'], 'smolensk');
    revealTile(run, 'smolensk');
  },
};
