import { type EventCard, moveAllLeaders, revealTile } from '../../api';

export const card: EventCard = {
  id: 'war-conference',
  stage: 4,
  kind: 'standard',
  copies: 1,
  name: { en: 'War Conference', fr: 'Conférence de guerre' },
  text: {
    en: 'Hitler and all deputies go to Anlage Süd. The item tile there is turned face up.',
    fr: 'Hitler et tous ses adjoints vont à l’Anlage Süd. La tuile objet de ce lieu est révélée.',
  },
  movesHitler: 'anlage-sued',
  *resolve(play) {
    moveAllLeaders(play, 'anlage-sued');
    revealTile(play, 'anlage-sued');
  },
};
