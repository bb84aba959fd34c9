import type { DossierCard } from '../api';

export const card: DossierCard = {
  id: 'poison-gas',
  kind: 'plot',
  copies: 1,
  name: { en: 'Poison Gas', fr: 'Gaz toxique' },
  text: {
    en: 'Plot. Needed: motivation 4 (committed); you and Hitler in one fortified space. Useful: Abwehr (1 die), each Poison item (1 die), Keys (1 die).',
    fr: 'Complot. Il faut : motivation 4 (« engagé ») ; être avec Hitler dans un lieu fortifié. Aident : affiliation Abwehr (1 dé), chaque Poison (1 dé), Clés (1 dé).',
  },
  plot: {
    letter: 'G',
    motivation: 'committed',
    attempter: 'same-space',
    place: 'fortified',
    optional: [
      { affiliation: 'abwehr', dice: 1 },
      { item: 'poison', dice: 1, each: true },
      { item: 'keys', dice: 1 },
    ],
  },
};
