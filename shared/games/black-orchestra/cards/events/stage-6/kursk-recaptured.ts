import { changeSupport, type EventCard, moveLeaders } from '../../api';

export const card: EventCard = {
  id: 'kursk-recaptured',
  stage: 6,
  kind: 'important',
  copies: 1,
  name: { en: 'Kursk Recaptured', fr: 'Koursk reprise' },
  text: {
    en: 'Military support falls by 1. Hitler moves to Anlage Süd, Bormann to Posen.',
    fr: 'Le soutien militaire baisse de 1. Hitler va à l’Anlage Süd et Bormann à Posen.',
  },
  movesHitler: 'anlage-sued',
  *resolve(run) {
    changeSupport(run, -1);
    moveLeaders(run, ['hitler'], 'anlage-sued');
    moveLeaders(run, ['bormann'], 'posen');
  },
};
