import { type EventCard, moveLeaders, revealTile } from '../../api';

export const card: EventCard = {
  id: 'strategy-session-propaganda',
  stage: 2,
  kind: 'standard',
  copies: 1,
  name: { en: 'Strategy Session', fr: 'Réunion stratégique' },
  text: {
    en: 'Bormann and Goebbels move to Munich. If a face-down item tile lies there, it is revealed.',
    fr: 'Bormann et Goebbels vont à Munich. S’il s’y trouve une tuile objet face cachée, elle est révélée.',
  },
  *resolve(run) {
    moveLeaders(run, ['bormann', 'goebbels'], 'munich');
    revealTile(run, 'munich');
  },
};
