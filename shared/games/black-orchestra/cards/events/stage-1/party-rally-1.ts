import { type EventCard, moveAllLeaders } from '../../api';

export const card: EventCard = {
  id: 'party-rally-1',
  stage: 1,
  kind: 'standard',
  copies: 1,
  name: { en: 'Party Rally', fr: 'Congrès du parti' },
  text: {
    en: 'Hitler and all deputies move to Nuremberg.',
    fr: 'Hitler et tous les adjoints vont à Nuremberg.',
  },
  movesHitler: 'nuremberg',
  *resolve(run) {
    moveAllLeaders(run, 'nuremberg');
  },
};
