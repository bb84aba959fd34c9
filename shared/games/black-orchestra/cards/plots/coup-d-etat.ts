import type { DossierCard } from '../api';

export const card: DossierCard = {
  id: 'coup-d-etat',
  kind: 'plot',
  copies: 1,
  name: { en: 'Coup d’État', fr: 'Coup d’État' },
  text: {
    en: 'Plot. Needed: motivation 4 (committed); you and Hitler in one space of Berlin. Useful: each Signature item (1 die), all conspirators in your space, none in prison (2 dice).',
    fr: 'Complot. Il faut : motivation 4 (« engagé ») ; être avec Hitler à Berlin, dans le même lieu. Aident : chaque Signature (1 dé), tous les conspirateurs réunis, aucun en prison (2 dés).',
  },
  plot: {
    letter: 'F',
    motivation: 'committed',
    attempter: 'same-space',
    place: 'berlin',
    optional: [
      { item: 'signature', dice: 1, each: true },
      { meeting: true, dice: 2 },
    ],
  },
};
