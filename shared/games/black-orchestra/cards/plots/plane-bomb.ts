import type { DossierCard } from '../api';

export const card: DossierCard = {
  id: 'plane-bomb',
  kind: 'plot',
  copies: 1,
  name: { en: 'Plane Bomb', fr: 'Bombe dans l’avion' },
  text: {
    en: 'Plot and reaction: play it just after an event moves Hitler to another space, on any turn, from anywhere. Needed: motivation 4 (committed). Useful: Abwehr (1 die), Explosives (1 die), Map (1 die).',
    fr: 'Complot, en réaction : un événement vient de déplacer Hitler, au tour de n’importe qui. Il faut : motivation 4 (« engagé »). Aident : affiliation Abwehr (1 dé), Explosifs (1 dé), Plan (1 dé).',
  },
  plot: {
    letter: 'D',
    motivation: 'committed',
    attempter: 'on-the-way',
    place: 'anywhere',
    optional: [
      { affiliation: 'abwehr', dice: 1 },
      { item: 'explosives', dice: 1 },
      { item: 'map', dice: 1 },
    ],
  },
};
