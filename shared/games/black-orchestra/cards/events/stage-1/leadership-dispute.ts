import { type EventCard, moveLeaders } from '../../api';

export const card: EventCard = {
  id: 'leadership-dispute',
  stage: 1,
  kind: 'standard',
  copies: 1,
  name: { en: 'Leadership Dispute', fr: 'Querelle de dirigeants' },
  text: {
    en: 'Bormann moves to Hannover, Goering to Tannenberg and Himmler to Nuremberg.',
    fr: 'Bormann va à Hanovre, Goering à Tannenberg et Himmler à Nuremberg.',
  },
  *resolve(run) {
    moveLeaders(run, ['bormann'], 'hannover');
    moveLeaders(run, ['goering'], 'tannenberg');
    moveLeaders(run, ['himmler'], 'nuremberg');
  },
};
