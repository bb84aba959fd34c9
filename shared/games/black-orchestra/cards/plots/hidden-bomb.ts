import type { DossierCard } from '../api';

export const card: DossierCard = {
  id: 'hidden-bomb',
  kind: 'plot',
  copies: 1,
  name: { en: 'Hidden Bomb', fr: 'Bombe cachée' },
  text: {
    en: 'Plot. Needed: motivation 4 (committed); you and Hitler in one space that is not fortified. Useful: Civilian (1 die), each Explosives item (1 die), Keys (1 die).',
    fr: 'Complot. Il faut : motivation 4 (« engagé ») ; être avec Hitler dans un lieu non fortifié. Aident : affiliation civile (1 dé), chaque objet Explosifs (1 dé), Clés (1 dé).',
  },
  plot: {
    letter: 'E',
    motivation: 'committed',
    attempter: 'same-space',
    place: 'not-fortified',
    optional: [
      { affiliation: 'civilian', dice: 1 },
      { item: 'explosives', dice: 1, each: true },
      { item: 'keys', dice: 1 },
    ],
  },
};
