import { type EventCard, resetSupport } from '../../api';

export const card: EventCard = {
  id: 'stalingrad-surrounded',
  stage: 6,
  kind: 'standard',
  copies: 1,
  name: { en: 'Stalingrad Surrounded', fr: 'Stalingrad encerclée' },
  text: {
    en: 'Military support falls back to where it stood at the start of the game.',
    fr: 'Le soutien militaire retombe à sa valeur du début de la partie.',
  },
  *resolve(play) {
    resetSupport(play);
  },
};
