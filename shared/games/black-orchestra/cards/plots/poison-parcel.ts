import type { DossierCard } from '../api';

export const card: DossierCard = {
  id: 'poison-parcel',
  kind: 'plot',
  copies: 1,
  name: { en: 'Poison Parcel', fr: 'Colis empoisonné' },
  text: {
    en: 'Plot. Needed: motivation 4 (committed), exactly one move away from Hitler, whose space is not fortified. Useful: Signature (1 die), Poison (1 die), Map (1 die).',
    fr: 'Complot. Il faut : motivation 4 (« engagé ») ; être à un déplacement d’Hitler, lui dans un lieu non fortifié. Aident : Signature (1 dé), Poison (1 dé), Plan (1 dé).',
  },
  plot: {
    letter: 'K',
    motivation: 'committed',
    attempter: 'exactly-one-move-away',
    place: 'not-fortified',
    optional: [
      { item: 'signature', dice: 1 },
      { item: 'poison', dice: 1 },
      { item: 'map', dice: 1 },
    ],
  },
};
