import type { EventCard } from '../../api';

export const card: EventCard = {
  id: 'warsaw-ghetto-uprising',
  stage: 6,
  kind: 'standard',
  copies: 1,
  name: { en: 'Warsaw Ghetto Uprising', fr: 'Soulèvement du ghetto de Varsovie' },
  text: {
    en: 'While this is the current event, the active player may, each time the dissent track fills, let every conspirator gain 1 motivation instead of the usual choice.',
    fr: 'Tant que cet événement est en cours, chaque fois que la piste de contestation est remplie, le joueur actif peut augmenter de 1 la motivation de chaque conspirateur au lieu du choix habituel.',
  },
  whileCurrent: { trackMotivatesAll: true },
  *resolve() {
    // Nothing happens at once: it only changes what the dissent track brings while it is current.
  },
};
