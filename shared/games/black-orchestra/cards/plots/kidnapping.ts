import type { DossierCard } from '../api';

export const card: DossierCard = {
  id: 'kidnapping',
  kind: 'plot',
  copies: 1,
  name: { en: 'Kidnapping', fr: 'Enlèvement' },
  text: {
    en: 'Plot. Needed: motivation 4 (committed); you and Hitler in one space of stage 1 or 2, outside Berlin. Useful: Wehrmacht (1 die), each Weapons item (1 die), Signature (1 die).',
    fr: 'Complot. Il faut : motivation 4 (« engagé ») ; être avec Hitler dans un lieu de période 1 ou 2, hors de Berlin. Aident : affiliation Wehrmacht (1 dé), chaque objet Armes (1 dé), Signature (1 dé).',
  },
  textIn: {
    first: {
      en: 'Plot. Needed: motivation 4 (committed); you and Hitler in one space of Berlin or of stage 1 or 2. Useful: Wehrmacht (1 die), each Weapons item (1 die), Signature (1 die).',
      fr: 'Complot. Il faut : motivation 4 (« engagé ») ; être avec Hitler dans un lieu de Berlin, ou de période 1 ou 2. Aident : affiliation Wehrmacht (1 dé), chaque objet Armes (1 dé), Signature (1 dé).',
    },
  },
  plot: {
    letter: 'J',
    motivation: 'committed',
    attempter: 'same-space',
    place: 'stage-1-or-2',
    optional: [
      { affiliation: 'wehrmacht', dice: 1 },
      { item: 'weapons', dice: 1, each: true },
      { item: 'signature', dice: 1 },
    ],
  },
};
