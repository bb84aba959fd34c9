import { type EventCard, moveLeaders } from '../../api';

export const card: EventCard = {
  id: 'strategy-session-production',
  stage: 2,
  kind: 'standard',
  copies: 1,
  name: { en: 'Strategy Session', fr: 'Réunion stratégique' },
  text: {
    en: 'Himmler, Goering and Hess move to the Adlerhorst.',
    fr: 'Himmler, Goering et Hess vont à l’Adlerhorst.',
  },
  *resolve(run) {
    moveLeaders(run, ['himmler', 'goering', 'hess'], 'adlerhorst');
  },
};
