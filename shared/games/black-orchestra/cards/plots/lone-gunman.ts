import type { DossierCard } from '../api';

export const card: DossierCard = {
  id: 'lone-gunman',
  kind: 'plot',
  copies: 1,
  name: { en: 'Lone Gunman', fr: 'Tireur isolé' },
  text: {
    en: 'Plot. Needed: motivation 5 (reckless), in Hitler’s space. Useful: Wehrmacht (1 die), Weapons (1 die), Badge (1 eagle ignored).',
    fr: 'Complot. Il faut : motivation 5 (« téméraire ») ; être au même endroit qu’Hitler. Aident : affiliation Wehrmacht (1 dé), Armes (1 dé), Insigne (1 aigle ignoré).',
  },
  plot: {
    letter: 'A',
    motivation: 'reckless',
    attempter: 'same-space',
    place: 'anywhere',
    optional: [
      { affiliation: 'wehrmacht', dice: 1 },
      { item: 'weapons', dice: 1 },
      { item: 'badge', ignoreEagles: 1 },
    ],
  },
};
