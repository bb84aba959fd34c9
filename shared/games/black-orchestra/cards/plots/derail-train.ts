import type { DossierCard } from '../api';

export const card: DossierCard = {
  id: 'derail-train',
  kind: 'plot',
  copies: 1,
  name: { en: 'Derail the Train', fr: 'Déraillement du train' },
  text: {
    en: 'Plot and reaction: play it just after an event moves Hitler to another space, on any turn, from anywhere. Needed: motivation 4 (committed). Useful: Civilian (1 die), Intel (1 die), Map (1 die).',
    fr: 'Complot, en réaction : un événement vient de déplacer Hitler, au tour de n’importe qui. Il faut : motivation 4 (« engagé »). Aident : affiliation civile (1 dé), Renseignements (1 dé), Plan (1 dé).',
  },
  plot: {
    letter: 'C',
    motivation: 'committed',
    attempter: 'on-the-way',
    place: 'anywhere',
    optional: [
      { affiliation: 'civilian', dice: 1 },
      { item: 'intel', dice: 1 },
      { item: 'map', dice: 1 },
    ],
  },
};
