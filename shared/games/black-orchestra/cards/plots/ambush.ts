import type { DossierCard } from '../api';

export const card: DossierCard = {
  id: 'ambush',
  kind: 'plot',
  copies: 1,
  name: { en: 'Ambush', fr: 'Embuscade' },
  text: {
    en: 'Plot. Needed: motivation 4 (committed); you and Hitler in one space of stage 3, 4 or 5. Useful: Keys (1 die), each Badge (1 eagle ignored), all conspirators in your space, none in prison (2 dice).',
    fr: 'Complot. Il faut : motivation 4 (« engagé ») ; être avec Hitler dans un lieu de période 3, 4 ou 5. Aident : Clés (1 dé), chaque Insigne (1 aigle ignoré), tous les conspirateurs réunis, aucun en prison (2 dés).',
  },
  plot: {
    letter: 'M',
    motivation: 'committed',
    attempter: 'same-space',
    place: 'stage-3-4-or-5',
    optional: [
      { item: 'keys', dice: 1 },
      { item: 'badge', ignoreEagles: 1, each: true },
      { meeting: true, dice: 2 },
    ],
  },
};
