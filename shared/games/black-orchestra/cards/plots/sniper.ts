import type { DossierCard } from '../api';

export const card: DossierCard = {
  id: 'sniper',
  kind: 'plot',
  copies: 1,
  name: { en: 'Sniper', fr: 'Tireur embusqué' },
  text: {
    en: 'Plot. Needed: motivation 5 (reckless), in Hitler’s space. Useful: Abwehr (1 die), Weapons (1 die), each Intel item (1 die).',
    fr: 'Complot. Il faut : motivation 5 (« téméraire ») ; être au même endroit qu’Hitler. Aident : affiliation Abwehr (1 dé), Armes (1 dé), chaque objet Renseignements (1 dé).',
  },
  plot: {
    letter: 'H',
    motivation: 'reckless',
    attempter: 'same-space',
    place: 'anywhere',
    optional: [
      { affiliation: 'abwehr', dice: 1 },
      { item: 'weapons', dice: 1 },
      { item: 'intel', dice: 1, each: true },
    ],
  },
};
