import { type EventCard, moveAllLeaders, revealTile } from '../../api';

export const card: EventCard = {
  id: 'war-conference',
  stage: 4,
  kind: 'standard',
  copies: 1,
  name: { en: 'War Conference', fr: 'Conférence d’état-major' },
  text: {
    en: 'Hitler and all deputies move to Anlage Süd. If a face-down item tile lies there, it is revealed.',
    fr: 'Hitler et tous les adjoints vont à l’Anlage Süd. S’il s’y trouve une tuile objet face cachée, elle est révélée.',
  },
  movesHitler: 'anlage-sued',
  *resolve(run) {
    moveAllLeaders(run, 'anlage-sued');
    revealTile(run, 'anlage-sued');
  },
};
