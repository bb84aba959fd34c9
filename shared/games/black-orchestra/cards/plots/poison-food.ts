import type { DossierCard } from '../api';

export const card: DossierCard = {
  id: 'poison-food',
  kind: 'plot',
  copies: 1,
  name: { en: 'Poison Food', fr: 'Repas empoisonné' },
  text: {
    en: 'Plot. Needed: motivation 4 (committed); you and Hitler in one space of Berlin. Useful: Civilian (1 die), each Poison item (1 die), Intel (1 die).',
    fr: 'Complot. Il faut : motivation 4 (« engagé ») ; être avec Hitler à Berlin, dans le même lieu. Aident : affiliation civile (1 dé), chaque Poison (1 dé), Renseignements (1 dé).',
  },
  plot: {
    letter: 'L',
    motivation: 'committed',
    attempter: 'same-space',
    place: 'berlin',
    optional: [
      { affiliation: 'civilian', dice: 1 },
      { item: 'poison', dice: 1, each: true },
      { item: 'intel', dice: 1 },
    ],
  },
};
