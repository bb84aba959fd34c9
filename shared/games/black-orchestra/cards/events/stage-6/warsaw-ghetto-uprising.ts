import type { EventCard } from '../../api';

export const card: EventCard = {
  id: 'warsaw-ghetto-uprising',
  stage: 6,
  kind: 'standard',
  copies: 1,
  persecution: true,
  name: { en: 'Warsaw Ghetto Uprising', fr: 'Soulèvement du ghetto de Varsovie' },
  text: {
    en: 'While this is the current event, whenever the dissent track fills, the active player may give every conspirator 1 motivation instead.',
    fr: 'Tant que c’est l’événement courant, remplir la piste de contestation offre un choix de plus. Le joueur actif peut augmenter de 1 la motivation de chaque conspirateur.',
  },
  whileCurrent: { trackMotivatesAll: true },
  *resolve() {
    // Nothing happens at once: it only changes what the dissent track brings while it is current.
  },
};
