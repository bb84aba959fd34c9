import type { DossierCard } from '../api';

export const card: DossierCard = {
  id: 'suitcase-bomb',
  kind: 'plot',
  copies: 1,
  name: { en: 'Suitcase Bomb', fr: 'Bombe dans la mallette' },
  text: {
    en: 'Plot. Needed: motivation 4 (committed); you and Hitler in one fortified space. Useful: Wehrmacht (1 die), Explosives (1 die), Badge (1 eagle ignored).',
    fr: 'Complot. Il faut : motivation 4 (« engagé ») ; être avec Hitler dans un lieu fortifié. Aident : affiliation Wehrmacht (1 dé), Explosifs (1 dé), Insigne (1 aigle ignoré).',
  },
  plot: {
    letter: 'B',
    motivation: 'committed',
    attempter: 'same-space',
    place: 'fortified',
    optional: [
      { affiliation: 'wehrmacht', dice: 1 },
      { item: 'explosives', dice: 1 },
      { item: 'badge', ignoreEagles: 1 },
    ],
  },
};
